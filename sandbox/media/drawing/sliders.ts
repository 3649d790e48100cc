import { SANS, SERIF, at, circle, rect, shape, stroke, svg, text } from './svg'

/** The red door seen three times, 3:1. The words stand at the left, the lower right is left to the page dots. */

const RED = '#D33A33'
const RED_SHADE = '#B92C28'
const BRASS = '#F0CF93'

const words = (head: string, sub: string, button: string, tones: [head: string, sub: string, button: string, ground: string]) =>
  `<g font-family="${SANS}">` +
  text(72, 162, 68, tones[0], head, `font-family="${SERIF}" font-weight="700"`) +
  text(74, 222, 32, tones[1], sub) +
  rect(72, 262, 176, 60, tones[2], 'rx="30"') +
  text(160, 303, 30, tones[3], button, 'text-anchor="middle"') +
  '</g>'

/** A door leaf turned towards us; `reach` is how far its free edge stands out to the left. */
const leaf = (x: number, top: number, bottom: number, reach: number) => {
  const drop = reach * 0.2
  const panel = (from: number, to: number) => {
    const near = 0.16
    const far = 0.84
    const edge = (share: number, y: number) => at(x - reach * share, y + (y > (top + bottom) / 2 ? drop : -drop) * share * 0.8)
    return shape(`M${edge(near, from)}L${edge(far, from)}L${edge(far, to)}L${edge(near, to)}Z`, RED_SHADE)
  }
  const third = (bottom - top) / 3
  return (
    shape(`M${at(x, top)}L${at(x - reach, top - drop)}V${bottom + drop}L${at(x, bottom)}Z`, RED) +
    panel(top + 26, top + third + 10) +
    panel(top + third + 34, bottom - 26) +
    circle(x - reach * 0.88, (top + bottom) / 2 + 14, 7, BRASS)
  )
}

const day = () => {
  const view =
    rect(836, 66, 140, 262, '#EAF1E8') +
    circle(922, 132, 28, '#F6C77F') +
    shape('M836 236Q878 178 912 214T976 196V328H836Z', '#A9C9B4') +
    shape('M836 272Q890 232 976 268V328H836Z', '#6E9F84')
  const shelf =
    rect(1056, 284, 84, 16, '#6E8F7F', 'rx="2"') + rect(1048, 300, 96, 16, '#C9785A', 'rx="2"') + rect(1058, 316, 78, 14, '#35546B', 'rx="2"')
  const plant =
    shape('M1080 284h34l-5-40h-24z', '#B98B62') +
    stroke('M1097 244q-4-40-26-58M1097 244q2-52 4-74M1097 244q8-34 30-46', '#5E9C7F', 7, 'stroke-linecap="round"')
  return (
    rect(0, 0, 1200, 400, '#F6EEDF') +
    rect(0, 330, 1200, 70, '#E2D1B3') +
    rect(0, 322, 1200, 8, '#EBDCC1') +
    shape('M836 330H976L1108 400H690Z', '#FFF6DE') +
    view +
    stroke('M830 332V60H982V332', '#B79E79', 12) +
    leaf(836, 66, 330, 92) +
    plant +
    shelf +
    words('推开一扇门', '六个门类，从一节试看开始', '去看看', ['#2D2620', '#5C4A33', '#2D2620', '#fff'])
  )
}

const night = () => {
  const stars = 'M620 70h0M700 120h0M742 48h0M1040 82h0M1092 156h0M1140 60h0M668 196h0M1010 196h0'
  const key =
    circle(1078, 232, 22, 'none', 'stroke="#E3BE82" stroke-width="9"') + stroke('M1078 254v68M1078 300h20M1078 318h14', '#E3BE82', 9)
  return (
    rect(0, 0, 1200, 400, '#1B2236') +
    stroke(stars, '#8FA3CC', 5, 'stroke-linecap="round"') +
    rect(0, 330, 1200, 70, '#131929') +
    shape('M850 330H916L1000 400H742Z', '#F3D9A4', 'opacity=".85"') +
    rect(836, 66, 140, 264, '#F9E5B8') +
    stroke('M830 332V60H982V332', '#46527A', 12) +
    // Almost closed: the leaf still covers most of the light.
    rect(906, 66, 70, 264, RED) +
    rect(918, 88, 46, 92, RED_SHADE) +
    rect(918, 202, 46, 106, RED_SHADE) +
    leaf(836, 66, 330, 44) +
    circle(914, 204, 6, BRASS) +
    key +
    words('会员免费学', '带会员标记的课，开通后都能学', '看看会员', ['#F6DDB0', '#B9C5E0', '#E3BE82', '#5C3A0A'])
  )
}

const courtyard = () => {
  const tiles = Array.from({ length: 26 }, (_, index) => `M${580 + index * 26} 132a13 13 0 0 0 26 0`).join('')
  const studs = [0, 1, 2].map((row) => `M834 ${196 + row * 34}h0M868 ${196 + row * 34}h0M940 ${196 + row * 34}h0M974 ${196 + row * 34}h0`).join('')
  const blossom = [[1066, 74], [1100, 110], [1034, 102], [1130, 64], [1004, 66], [1082, 156]] as const
  return (
    rect(0, 0, 1200, 400, '#DDE8E1') +
    circle(700, 74, 40, '#FBF3DD') +
    shape('M420 150Q560 40 690 112T960 60T1200 120V400H420Z', '#BCD2C5') +
    rect(580, 132, 620, 214, '#FBFAF6') +
    rect(560, 112, 660, 22, '#5C6B66') +
    stroke(tiles, '#5C6B66', 8) +
    rect(0, 342, 1200, 58, '#C4CFC4') +
    rect(796, 150, 216, 192, '#8A5A3C') +
    rect(808, 164, 94, 178, RED) +
    rect(906, 164, 94, 178, RED) +
    stroke(studs, BRASS, 10, 'stroke-linecap="round"') +
    circle(888, 262, 11, 'none', `stroke="${BRASS}" stroke-width="5"`) +
    circle(920, 262, 11, 'none', `stroke="${BRASS}" stroke-width="5"`) +
    rect(772, 342, 264, 14, '#A9B5AA') +
    stroke('M1200 30Q1120 60 1080 120T1000 170M1130 64Q1060 66 1004 66', '#5A4636', 7, 'stroke-linecap="round"') +
    blossom.map(([x, y]) => circle(x, y, 13, '#EFA79B') + circle(x + 14, y + 8, 9, '#F7C9BF')).join('') +
    words('先听一门免费课', '宋画、速写、网页，听完再决定', '去听课', ['#22382F', '#3F5A4E', '#22382F', '#fff'])
  )
}

const scenes = [day, night, courtyard]

/** `n` counts from 1 and goes round. */
export const slider = (n: number): string => svg('0 0 1200 400', scenes[(Math.max(1, n) - 1) % scenes.length]!())
