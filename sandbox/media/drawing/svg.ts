/** The few SVG strokes that all drawings share. Lengths are user units, angles radians. */

export type Point = [x: number, y: number]
export type Random = () => number

export const SANS = 'PingFang SC,HarmonyOS Sans SC,Noto Sans CJK SC,Microsoft YaHei,sans-serif'
export const SERIF = 'Songti SC,Noto Serif CJK SC,SimSun,serif'

/** The same sequence for the same seed: FNV-1a feeds mulberry32. */
export function randomFrom(seed: string): Random {
  let state = 2166136261
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 16777619)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low)

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)]!

export const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** One decimal is finer than any screen shows here, and keeps the files small. */
export const num = (value: number) => String(Math.round(value * 10) / 10)

export const at = (...values: number[]) => values.map(num).join(' ')

/* In all of them `rest` is what else belongs into the tag. */

const extra = (rest: string) => (rest ? ` ${rest}` : '')

export const circle = (x: number, y: number, r: number, fill: string, rest = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}"${extra(rest)}/>`

export const rect = (x: number, y: number, w: number, h: number, fill: string, rest = '') =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(w)}" height="${num(h)}" fill="${fill}"${extra(rest)}/>`

export const shape = (d: string, fill: string, rest = '') => `<path d="${d}" fill="${fill}"${extra(rest)}/>`

export const stroke = (d: string, color: string, width: number, rest = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}"${extra(rest)}/>`

const escapeXml = (value: string) =>
  value.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)

export function text(x: number, y: number, size: number, fill: string, value: string, rest = ''): string {
  const place = `x="${num(x)}" y="${num(y)}" font-size="${num(size)}"`
  return `<text ${place} fill="${fill}"${extra(rest)}>${escapeXml(value)}</text>`
}

/** A polyline with rounded corners: each inner point pulls the curve, none is touched. */
export function smooth(points: Point[]): string {
  const first = points[0]!
  const last = points[points.length - 1]!
  const inner = points.slice(1, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 2]!
    const isLast = index === points.length - 3
    return `Q${at(x, y, isLast ? nextX : (x + nextX) / 2, isLast ? nextY : (y + nextY) / 2)}`
  })
  return `M${at(...first)}${inner.join('')}${inner.length === 0 ? `L${at(...last)}` : ''}`
}

/** A closed blob around the points. */
export function blob(points: Point[]): string {
  const middle = (index: number): Point => {
    const [x, y] = points[index % points.length]!
    const [nextX, nextY] = points[(index + 1) % points.length]!
    return [(x + nextX) / 2, (y + nextY) / 2]
  }
  const curves = points.map((_, index) => {
    const corner = points[(index + 1) % points.length]!
    return `Q${at(...corner, ...middle(index + 1))}`
  })
  return `M${at(...middle(0))}${curves.join('')}Z`
}

export const polar = (x: number, y: number, r: number, angle: number): Point => [
  x + r * Math.cos(angle),
  y + r * Math.sin(angle),
]

/** `frame` is the viewBox, and its size the natural size of the picture. */
export function svg(frame: string, body: string): string {
  const [, , width, height] = frame.split(' ')
  const size = `viewBox="${frame}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>`
}
