import { SANS, SERIF, circle, pick, randomFrom, rect, shape, stroke, svg, text } from './svg'

/** Small pictures: avatars, icons of the home grid, payment marks, the logo. */

const INK = '#1D2129'
const RED = '#D92B2B'
const ROUND = 'stroke-linecap="round" stroke-linejoin="round"'

/** Follows the reader's dark mode; where styles in pictures are ignored, the light colours stay. */
const darkStyle =
  '<style>@media(prefers-color-scheme:dark){.i{stroke:#F2F3F5}.r{stroke:#FF6B61}.w{fill:#F2F3F5}}</style>'

const tints = [
  ['#CFE0DA', '#35645A'],
  ['#DCD6EE', '#4D3E7D'],
  ['#F3DCCB', '#8A4522'],
  ['#D6E3F3', '#27507F'],
  ['#F2D9DC', '#84303F'],
  ['#E2E6C8', '#5A6322'],
  ['#F3E4BE', '#77561A'],
  ['#D5E7EA', '#22606A'],
] as const

/** A tinted disc with the first character of the name. */
export function avatar(name: string): string {
  const [ground, tone] = pick(randomFrom(`avatar ${name}`), tints)
  const initial = ([...name.trim()][0] ?? '知').toUpperCase()
  const font = `text-anchor="middle" font-family="${SERIF}" font-weight="700"`
  return svg('0 0 80 80', circle(40, 40, 40, ground) + text(40, 53, 36, tone, initial, font))
}

/** 24 grid. `ink` is drawn first, `red` is the one red stroke. */
interface Icon {
  ink: string
  red: string
}

const box = 'M5.5 4.75h13a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2z'
const ring = 'a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z'

export const icons = {
  vod: { ink: box, red: 'M10.25 9.25v5.5l4.5-2.75z' },
  live: {
    ink: 'M5 6.5h8.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 11l5.5-3v8l-5.5-3',
    red: 'M6.75 10h2',
  },
  book: {
    ink: 'M12 6.5C10 5 7 4.5 3.5 4.7v13.6c3.5-.2 6.5.2 8.5 1.7 2-1.5 5-2 8.5-1.7V4.7C17 4.5 14 5 12 6.5z',
    red: 'M12 6.5V20',
  },
  path: {
    ink: 'M7.5 18.5h8a3.25 3.25 0 0 0 0-6.5h-7a3.25 3.25 0 0 1 0-6.5h6',
    red: `M17 5.5${ring}M3.5 18.5${ring}`,
  },
  topic: { ink: 'M6 3.5h8.5L19 8v12.5H6zM14.25 3.75V8.25h4.5', red: 'M9 12.5h7M9 16h4.5' },
  exam: { ink: 'M9 4.75H5.5v15.75h13V4.75H15M9 3.5h6v3H9z', red: 'M8.75 13.25l2.25 2.25 4.25-4.5' },
  qa: {
    ink: 'M5.5 4.75h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 3.5v-3.5h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z',
    red: 'M8.5 10.75h7',
  },
  vip: { ink: 'M3.5 7.5l4.25 4L12 5.5l4.25 6 4.25-4-1.75 11.25H5.25z', red: 'M8.5 15.5h7' },
  credit: {
    ink: 'M4.5 11h15v9.25h-15zM3.5 7.5h17V11h-17zM12 7.5v12.75',
    red: 'M12 7.5C9 7.5 7.5 6 8 4.75s3-.75 4 2.75c1-3.5 3.5-4 4-2.75S15 7.5 12 7.5z',
  },
  sign: {
    ink: `${box}M3.5 9.5h17M8 3v3.5M16 3v3.5`,
    red: 'M9 14.25l2 2 4-4',
  },
  notice: { ink: 'M4 10v4h3.5l6.5 4.5v-13L7.5 10z', red: 'M17 9.5a4 4 0 0 1 0 5M19.25 7a7.5 7.5 0 0 1 0 10' },
  order: {
    ink: 'M5.5 3.5h13v17l-2.25-1.5-2.25 1.5-2-1.5-2 1.5-2.25-1.5-2.25 1.5z',
    red: 'M9 8.5h6M9 12.5h6',
  },
} satisfies Record<string, Icon>

const isIcon = (name: string): name is keyof typeof icons => Object.keys(icons).includes(name)

/** An unknown name gets the icon of recorded courses. */
export function gridIcon(name: string): string {
  const { ink, red } = icons[isIcon(name) ? name : 'vod']
  const lines = stroke(ink, INK, 1.5, `class="i" ${ROUND}`) + stroke(red, RED, 1.5, `class="r" ${ROUND}`)
  return svg('0 0 24 24', darkStyle + lines)
}

const tile = (fill: string, sign: string) => rect(0, 0, 40, 40, fill, 'rx="10"') + sign

const twoBubbles =
  '<ellipse cx="17" cy="18" rx="10.5" ry="8.5" fill="#fff"/>' +
  shape('M10 23l-1 6 6-3z', '#fff') +
  '<ellipse cx="25" cy="25.5" rx="9" ry="7.2" fill="#fff" stroke="#1AAD5B" stroke-width="1.8"/>' +
  shape('M28 30l4.5 3.5-.5-5z', '#fff')

const bank = 'M9 17.5 20 10l11 7.5zM12.5 20.5v6.5M20 20.5v6.5M27.5 20.5v6.5M9 30.5h22'

/** By the sign of the payment; every sign of WeChat's has the same mark, an unknown one is a bank. */
export function paymentIcon(sign: string): string {
  const font = `text-anchor="middle" font-family="${SANS}" font-weight="700"`
  if (sign === 'alipay') return svg('0 0 40 40', tile('#1677FF', text(20, 29, 25, '#fff', '支', font)))
  if (sign.startsWith('wechat')) return svg('0 0 40 40', tile('#1AAD5B', twoBubbles))
  return svg('0 0 40 40', tile('#8A5A12', stroke(bank, '#fff', 2.4, ROUND)))
}

const door =
  rect(0, 0, 48, 48, RED, 'rx="12"') +
  stroke('M15 38V11h18v27M10 38h28', '#fff', 2.6, ROUND) +
  shape('M15 11l10 4.5V42l-10-4z', '#fff') +
  circle(22, 27.5, 1.5, RED)

/** The door alone, square. */
export const emblem = (): string => svg('0 0 48 48', door)

/** The door, half open, and the name. */
export function logo(): string {
  const font = `class="w" font-family="${SANS}" font-weight="700" letter-spacing="3"`
  return svg('0 0 148 48', darkStyle + door + text(62, 36, 34, INK, '知途', font))
}
