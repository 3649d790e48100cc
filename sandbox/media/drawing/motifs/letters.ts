import type { Palette } from '../palettes'
import { SERIF, at, between, circle, num, polar, range, rect, shape, stroke, text } from '../svg'
import type { Random } from '../svg'

/** Motifs made of writing. `glyph` is the character that carries the picture. */

const bold = (fonts: string) => `font-family="${fonts}" font-weight="700"`
const centred = (fonts: string) => `text-anchor="middle" ${bold(fonts)}`

const LETTERS = `Georgia,${SERIF}`
const BRUSH = `Kaiti SC,STKaiti,KaiTi,${SERIF}`

const seal = (c: Palette, x: number, y: number, char: string) =>
  rect(x, y, 64, 64, c.accent, 'rx="6"') + text(x + 32, y + 48, 44, c.ground, char, centred(SERIF))

export function letter(c: Palette, random: Random, glyph: string): string {
  const x = between(random, 552, 580)
  const size = glyph.length > 1 ? 300 : 420
  return circle(x, 224, 250, c.soft) + text(x, 224 + size * 0.36, size, c.deep, glyph, centred(LETTERS))
}

/** The practice grid of Chinese handwriting with one character in it. */
export function practice(c: Palette, _random: Random, glyph: string): string {
  const [x, y, size] = [372, 56, 372]
  const middle = size / 2
  const diagonals = `M${at(x, y)}l${at(size, size)}M${at(x + size, y)}l${at(-size, size)}`
  const guides = `${diagonals}M${at(x + middle, y)}v${size}M${at(x, y + middle)}h${size}`
  return (
    rect(x, y, size, size, c.soft) +
    stroke(guides, c.accent, 2, 'stroke-dasharray="10 9" opacity=".45"') +
    rect(x, y, size, size, 'none', `stroke="${c.accent}" stroke-width="5"`) +
    text(x + middle, y + size * 0.855, size * 0.94, c.ink, glyph, centred(BRUSH))
  )
}

/** A circle drawn with one dry brush, and its seal. */
export function ink(c: Palette, random: Random, glyph: string): string {
  const hairs = range(26).map((index) => {
    const radius = 128 + index * 2.6
    const start = 2.2 + between(random, -0.14, 0.14) + index * 0.012
    const end = start + 5.3 + between(random, -0.5, 0.35)
    const [x, y] = polar(556, 224, radius, start)
    const [endX, endY] = polar(556, 224 + index * 0.5, radius, end)
    return `M${at(x, y)}A${at(radius, radius)} 0 1 1 ${at(endX, endY)}`
  })
  return (
    stroke(hairs.slice(0, 18).join(''), c.ink, 4.4, 'stroke-linecap="round" opacity=".9"') +
    stroke(hairs.slice(18).join(''), c.ink, 2.6, 'stroke-linecap="round" opacity=".5"') +
    seal(c, 690, 372, glyph)
  )
}

/** Columns of an old book: rules, and characters as ink marks of changing weight. */
export function columns(c: Palette, random: Random, glyph: string): string {
  const rules = range(8).map((index) => `M${348 + index * 60} 44V556`).join('')
  let marks = ''
  for (const column of range(7)) {
    const count = Math.floor(between(random, 5, 11))
    for (const row of range(count)) {
      marks += `M${378 + column * 60} ${82 + row * 46}v${num(between(random, 8, 18))}`
    }
  }
  return (
    rect(348, 44, 420, 512, c.soft) +
    stroke(rules, c.mid, 2) +
    rect(348, 44, 420, 512, 'none', `stroke="${c.deep}" stroke-width="5"`) +
    stroke(marks, c.deep, 22, 'opacity=".78"') +
    seal(c, 676, 466, glyph)
  )
}

/** A page on its grid: margins, columns, and one large letter that keeps to them. */
export function page(c: Palette, random: Random, glyph: string): string {
  const guides = range(5).map((index) => `M${at(392 + index * 86, 0)}V600`).join('')
  const lines = range(13).map((row) => {
    const y = 300 + row * 19
    const isLast = row === 5 || row === 12
    return `M392 ${y}h${isLast ? num(between(random, 60, 120)) : 152}M564 ${y}h${isLast ? 90 : 152}`
  })
  return (
    rect(352, 40, 404, 560, '#fff') +
    stroke(guides + 'M330 272H800M330 96H800', c.accent, 1.6, 'opacity=".5"') +
    text(386, 272, 236, c.ink, glyph, bold(LETTERS)) +
    stroke(lines.join(''), c.mid, 7)
  )
}

/** Two voices taking turns: a bubble is its upper edge, its right side, the tail, and back. */
export function bubbles(c: Palette, random: Random, glyph: string): string {
  const width = between(random, 250, 320)
  const first =
    `M300 64h${num(width)}a28 28 0 0 1 28 28v72a28 28 0 0 1-28 28` +
    'H340l-44 38V192a28 28 0 0 1-24-28V92a28 28 0 0 1 28-28z'
  const second =
    'M452 236H742a28 28 0 0 1 28 28v88a28 28 0 0 1-24 28v40l-46-40' +
    'H452a28 28 0 0 1-28-28v-88a28 28 0 0 1 28-28z'
  const lines = `M316 112h${num(width - 60)}M316 148h${num(width - 140)}`
  return (
    shape(first, c.mid) +
    stroke(lines, c.ground, 12, 'stroke-linecap="round"') +
    shape(second, c.deep) +
    text(597, 342, 96, c.ground, glyph, centred(LETTERS)) +
    circle(690, 128, 34, c.accent)
  )
}
