import { shareOf } from '../core/random'

const SERIF = 'Songti SC,Noto Serif CJK SC,SimSun,serif'

const TINTS = [
  ['#CFE0DA', '#35645A'],
  ['#DCD6EE', '#4D3E7D'],
  ['#F3DCCB', '#8A4522'],
  ['#D6E3F3', '#27507F'],
  ['#F2D9DC', '#84303F'],
  ['#E2E6C8', '#5A6322'],
  ['#F3E4BE', '#77561A'],
  ['#D5E7EA', '#22606A'],
] as const

const escapeXml = (value: string) => value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

/** An SVG: a tinted disc with the first character of the name. */
export function avatar(name: string): string {
  const [ground, tone] = TINTS[Math.floor(shareOf(`avatar ${name}`) * TINTS.length)] ?? TINTS[0]
  const initial = escapeXml(([...name.trim()][0] ?? '知').toUpperCase())
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80">' +
    `<circle cx="40" cy="40" r="40" fill="${ground}"/>` +
    `<text x="40" y="53" font-size="36" fill="${tone}" text-anchor="middle" font-family="${SERIF}" font-weight="700">` +
    `${initial}</text></svg>`
  )
}
