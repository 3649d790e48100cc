import { SANS, SERIF, randomFrom, pick, circle, rect, shape, stroke, svg, text } from './svg'

/** Small pictures: avatars, icons of the home grid, payment marks, the logo. */

const INK = '#1D2129'
const RED = '#D92B2B'

/** Follows the reader's dark mode; where styles in pictures are ignored, the light colours stay. */
const darkStyle = '<style>@media(prefers-color-scheme:dark){.i{stroke:#F2F3F5}.r{stroke:#FF6B61}.w{fill:#F2F3F5}}</style>'

const tints = [
  ['#CFE0DA', '#35645A'], ['#DCD6EE', '#4D3E7D'], ['#F3DCCB', '#8A4522'], ['#D6E3F3', '#27507F'],
  ['#F2D9DC', '#84303F'], ['#E2E6C8', '#5A6322'], ['#F3E4BE', '#77561A'], ['#D5E7EA', '#22606A'],
] as const

/** A tinted disc with the first character of the name. */
export function avatar(name: string): string {
  const [ground, ink] = pick(randomFrom(name), tints)
  const initial = ([...name.trim()][0] ?? '知').toUpperCase()
  return svg('0 0 80 80', circle(40, 40, 40, ground) +
    text(40, 53, 36, ink, initial, `text-anchor="middle" font-family="${SERIF}" font-weight="700"`))
}

/** Ink path, then the one red path. 24 grid. */
const icons: Record<string, readonly [ink: string, red: string]> = {
  vod: ['M5.5 4.75h13a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V6.75a2 2 0 0 1 2-2z', 'M10.25 9.25v5.5l4.5-2.75z'],
  live: ['M5 6.5h8.5a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM15.5 11l5.5-3v8l-5.5-3', 'M6.75 10h2'],
  book: ['M12 6.5C10 5 7 4.5 3.5 4.75v13.5c3.5-.25 6.5.25 8.5 1.75 2-1.5 5-2 8.5-1.75V4.75C17 4.5 14 5 12 6.5z', 'M12 6.5V20'],
  path: ['M7.5 18.5h8a3.25 3.25 0 0 0 0-6.5h-7a3.25 3.25 0 0 1 0-6.5h6', 'M17 5.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0zM3.5 18.5a1.75 1.75 0 1 0 3.5 0a1.75 1.75 0 1 0-3.5 0z'],
  topic: ['M6 3.5h8.5L19 8v12.5H6zM14.25 3.75V8.25h4.5', 'M9 12.5h7M9 16h4.5'],
  exam: ['M9 4.75H5.5v15.75h13V4.75H15M9 3.5h6v3H9z', 'M8.75 13.25l2.25 2.25 4.25-4.5'],
  qa: ['M5.5 4.75h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H12l-4.5 3.5v-3.5h-2a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z', 'M8.5 10.75h7'],
  vip: ['M3.5 7.5l4.25 4L12 5.5l4.25 6 4.25-4-1.75 11.25H5.25z', 'M8.5 15.5h7'],
  credit: ['M4.5 11h15v9.25h-15zM3.5 7.5h17V11h-17zM12 7.5v12.75', 'M12 7.5C9 7.5 7.5 6 8 4.75s3-.75 4 2.75c1-3.5 3.5-4 4-2.75S15 7.5 12 7.5z'],
  sign: ['M5.5 5.5h13a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM3.5 10h17M8 3.5v3.5M16 3.5v3.5', 'M9 14.75l2 2 4-4'],
}

/** An unknown name gets the icon of recorded courses. */
export function gridIcon(name: string): string {
  const [ink, red] = icons[name] ?? icons.vod!
  const line = 'stroke-linecap="round" stroke-linejoin="round"'
  return svg('0 0 24 24', darkStyle + stroke(ink, INK, 1.5, `class="i" ${line}`) + stroke(red, RED, 1.5, `class="r" ${line}`))
}

const bubbles =
  shape('M17 10c-6 0-10.5 3.7-10.5 8.3 0 2.6 1.5 4.9 3.8 6.4l-1 3 3.6-1.7c1.3.4 2.7.6 4.1.6 6 0 10.5-3.7 10.5-8.3S23 10 17 10z', '#fff') +
  shape('M25 18.5c-5 0-9 3.1-9 7s4 7 9 7c1.1 0 2.2-.2 3.2-.5l2.9 1.4-.8-2.5c1.9-1.3 3.2-3.2 3.2-5.4 0-3.9-3.7-7-8.5-7z', '#fff', 'stroke="#1AAD5B" stroke-width="1.6"')

const payments: Record<string, string> = {
  'alipay': rect(0, 0, 40, 40, '#1677FF', 'rx="10"') +
    text(20, 29, 25, '#fff', '支', `text-anchor="middle" font-family="${SANS}" font-weight="700"`),
  'wechat': rect(0, 0, 40, 40, '#1AAD5B', 'rx="10"') + bubbles,
  'handPay': rect(0, 0, 40, 40, '#8A5A12', 'rx="10"') +
    stroke('M9 17.5 20 10l11 7.5zM12.5 20.5v6.5M20 20.5v6.5M27.5 20.5v6.5M9 30.5h22', '#fff', 2.4, 'stroke-linejoin="round" stroke-linecap="round"'),
}

/** By the sign of the payment; everything of WeChat's shares one mark. */
export const paymentIcon = (sign: string): string =>
  svg('0 0 40 40', payments[sign] ?? payments[sign.startsWith('wechat') ? 'wechat' : 'handPay']!)

/** The door, half open, and the name. */
export const logo = (): string =>
  svg('0 0 176 48', darkStyle +
    rect(0, 0, 48, 48, RED, 'rx="12"') +
    stroke('M15 38V11h18v27M10 38h28', '#fff', 2.6, 'stroke-linejoin="round" stroke-linecap="round"') +
    shape('M15 11l10 4.5V42l-10-4z', '#fff') +
    circle(22, 27.5, 1.5, RED) +
    text(62, 36, 34, INK, '知途', `class="w" font-family="${SANS}" font-weight="700" letter-spacing="3"`))
