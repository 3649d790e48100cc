import { icons } from './marks'
import { books } from './motifs/scenes'
import { palettes } from './palettes'
import { SANS, SERIF, at, circle, randomFrom, range, rect, shape, stroke, svg, text } from './svg'
import type { Point } from './svg'

/** The red door seen three times. The words stand at the left, the lower right is left to the page dots. */

const RED = '#D33A33'
const RED_SHADE = '#B92C28'
const BRASS = '#F0CF93'

interface Tones {
  head: string
  sub: string
  button: string
  onButton: string
}

const words = (head: string, sub: string, button: string, tones: Tones) =>
  `<g font-family="${SANS}">` +
  text(72, 162, 68, tones.head, head, `font-family="${SERIF}" font-weight="700"`) +
  text(74, 222, 32, tones.sub, sub) +
  rect(72, 262, 176, 60, tones.button, 'rx="30"') +
  text(160, 303, 30, tones.onButton, button, 'text-anchor="middle"') +
  '</g>'

/** A door leaf turned towards us; `reach` is how far its free edge stands out to the left. */
const leaf = (x: number, top: number, bottom: number, reach: number) => {
  const drop = reach * 0.2
  const middle = (top + bottom) / 2
  const edge = (share: number, y: number) => at(
    x - reach * share,
    y + Math.sign(y - middle) * drop * share * 0.8,
  )
  const panel = (from: number, to: number) =>
    shape(`M${edge(0.16, from)}L${edge(0.84, from)}L${edge(0.84, to)}L${edge(0.16, to)}Z`, RED_SHADE)
  const third = (bottom - top) / 3
  return (
    shape(`M${at(x, top)}L${at(x - reach, top - drop)}V${bottom + drop}L${at(x, bottom)}Z`, RED) +
    panel(top + 26, top + third + 10) +
    panel(top + third + 34, bottom - 26) +
    circle(x - reach * 0.88, middle + 14, 7, BRASS)
  )
}

const day = () => {
  const view =
    rect(836, 66, 140, 262, '#EAF1E8') +
    circle(922, 132, 28, '#F6C77F') +
    shape('M836 236Q878 178 912 214T976 196V328H836Z', '#A9C9B4') +
    shape('M836 272Q890 232 976 268V328H836Z', '#6E9F84')
  const pile =
    rect(1056, 284, 84, 16, '#6E8F7F', 'rx="2"') +
    rect(1048, 300, 96, 16, '#C9785A', 'rx="2"') +
    rect(1058, 316, 78, 14, '#35546B', 'rx="2"')
  const plant =
    shape('M1080 284h34l-5-40h-24z', '#B98B62') +
    stroke(
      'M1097 244q-4-40-26-58M1097 244q2-52 4-74M1097 244q8-34 30-46',
      '#5E9C7F',
      7,
      'stroke-linecap="round"',
    )
  return (
    rect(0, 0, 1200, 400, '#F6EEDF') +
    rect(0, 330, 1200, 70, '#E2D1B3') +
    rect(0, 322, 1200, 8, '#EBDCC1') +
    shape('M836 330H976L1108 400H690Z', '#FFF6DE') +
    view +
    stroke('M830 332V60H982V332', '#B79E79', 12) +
    leaf(836, 66, 330, 92) +
    plant +
    pile +
    words('推开一扇门', '六个门类，从一节试看开始', '去看看', {
      head: '#2D2620',
      sub: '#5C4A33',
      button: '#2D2620',
      onButton: '#fff',
    })
  )
}

const night = () => {
  const stars = 'M620 70h0M700 120h0M742 48h0M1040 82h0M1092 156h0M1140 60h0M668 196h0M1010 196h0'
  const key =
    circle(1078, 232, 22, 'none', 'stroke="#E3BE82" stroke-width="9"') +
    stroke('M1078 254v68M1078 300h20M1078 318h14', '#E3BE82', 9)
  return (
    rect(0, 0, 1200, 400, '#1B2236') +
    stroke(stars, '#8FA3CC', 5, 'stroke-linecap="round"') +
    rect(0, 330, 1200, 70, '#131929') +
    shape('M850 330H916L1000 400H742Z', '#F3D9A4', 'opacity=".85"') +
    rect(836, 66, 140, 264, '#F9E5B8') +
    stroke('M830 332V60H982V332', '#46527A', 12) +
    // Of two leaves one is open and one still closed.
    rect(906, 66, 70, 264, RED) +
    rect(918, 88, 46, 92, RED_SHADE) +
    rect(918, 202, 46, 106, RED_SHADE) +
    leaf(836, 66, 330, 44) +
    circle(914, 204, 6, BRASS) +
    key +
    words('会员免费学', '带会员标记的课，开通后都能学', '看看会员', {
      head: '#F6DDB0',
      sub: '#B9C5E0',
      button: '#E3BE82',
      onButton: '#5C3A0A',
    })
  )
}

const courtyard = () => {
  const tiles = range(23).map((index) => `M${632 + index * 26} 132a13 13 0 0 0 26 0`).join('')
  const studs = [196, 230, 264].map((y) => `M834 ${y}h0M868 ${y}h0M940 ${y}h0M974 ${y}h0`).join('')
  const branch = 'M1200 30Q1120 60 1080 120T1000 170M1130 64Q1060 66 1004 66'
  const blossoms: Point[] = [[1066, 74], [1100, 110], [1034, 102], [1130, 64], [1004, 66], [1082, 156]]
  return (
    rect(0, 0, 1200, 400, '#DDE8E1') +
    circle(700, 74, 40, '#FBF3DD') +
    shape('M300 344Q480 300 560 150T760 110T1000 60T1200 120V344Z', '#BCD2C5') +
    rect(640, 132, 560, 212, '#FBFAF6') +
    rect(622, 112, 600, 22, '#5C6B66') +
    stroke(tiles, '#5C6B66', 8) +
    rect(0, 342, 1200, 58, '#C4CFC4') +
    rect(796, 150, 216, 192, '#8A5A3C') +
    rect(808, 164, 94, 178, RED) +
    rect(906, 164, 94, 178, RED) +
    stroke(studs, BRASS, 10, 'stroke-linecap="round"') +
    circle(888, 262, 11, 'none', `stroke="${BRASS}" stroke-width="5"`) +
    circle(920, 262, 11, 'none', `stroke="${BRASS}" stroke-width="5"`) +
    rect(772, 342, 264, 14, '#A9B5AA') +
    stroke(branch, '#5A4636', 7, 'stroke-linecap="round"') +
    blossoms.map(([x, y]) => circle(x, y, 13, '#EFA79B') + circle(x + 14, y + 8, 9, '#F7C9BF')).join('') +
    words('先听免费课', '宋画、速写、网页，听完再决定', '去听课', {
      head: '#22382F',
      sub: '#3F5A4E',
      button: '#22382F',
      onButton: '#fff',
    })
  )
}

const tileWords = (head: string, sub: string, [tone, subTone]: [string, string]) =>
  `<g font-family="${SANS}">` +
  text(48, 104, 60, tone, head, `font-family="${SERIF}" font-weight="700"`) +
  text(50, 160, 34, subTone, sub) +
  '</g>'

const largeIcon = ({ ink, red }: { ink: string; red: string }, tone: string, redTone: string) =>
  '<g transform="translate(392 100) scale(7.6)" stroke-linecap="round" stroke-linejoin="round">' +
  `${stroke(ink, tone, 1.2)}${stroke(red, redTone, 1.2)}</g>`

/** The picture group of the home page: one square, two of half its height with a gap between them. */
const allCourses = () =>
  rect(0, 0, 600, 600, '#F4ECDD') +
  tileWords('全部课程', '按自己的节奏学', ['#2D2620', '#5A4A36']) +
  `<g transform="translate(-250 206)">${books(palettes.paper, randomFrom('all courses'))}</g>`

const memberTile = () =>
  rect(0, 0, 600, 290, '#F3DCB2') +
  largeIcon(icons.vip, '#B98A3E', '#5C3A0A') +
  tileWords('会员专区', '开通后免费学', ['#5C3A0A', '#7A4F12'])

const libraryTile = () =>
  rect(0, 0, 600, 290, '#DDE8E1') +
  largeIcon(icons.book, '#6E9F84', RED) +
  tileWords('去图书馆', '借一本纸书', ['#22382F', '#3F5A4E'])

const pictures: [frame: string, draw: () => string][] = [
  ['0 0 1200 400', day],
  ['0 0 1200 400', night],
  ['0 0 1200 400', courtyard],
  ['0 0 600 600', allCourses],
  ['0 0 600 290', memberTile],
  ['0 0 600 290', libraryTile],
]

/** `n` counts from 1 and goes round: three sliders, then the picture group. */
export function slider(n: number): string {
  const [frame, draw] = pictures[(Math.max(1, Math.floor(n) || 1) - 1) % pictures.length]!
  return svg(frame, draw())
}
