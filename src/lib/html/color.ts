/** Reads CSS colours, and fits an author's colour into a light and a dark theme. */
type Rgb = readonly [red: number, green: number, blue: number]

const names = new Map(
  Object.entries({
    black: '#000000',
    silver: '#c0c0c0',
    gray: '#808080',
    grey: '#808080',
    white: '#ffffff',
    maroon: '#800000',
    red: '#ff0000',
    purple: '#800080',
    fuchsia: '#ff00ff',
    magenta: '#ff00ff',
    green: '#008000',
    lime: '#00ff00',
    olive: '#808000',
    yellow: '#ffff00',
    navy: '#000080',
    blue: '#0000ff',
    teal: '#008080',
    aqua: '#00ffff',
    cyan: '#00ffff',
    orange: '#ffa500',
    brown: '#a52a2a',
    pink: '#ffc0cb',
    gold: '#ffd700',
    crimson: '#dc143c',
    tomato: '#ff6347',
    orangered: '#ff4500',
    darkred: '#8b0000',
    darkgreen: '#006400',
    darkblue: '#00008b',
    skyblue: '#87ceeb',
    violet: '#ee82ee',
    indigo: '#4b0082',
  }),
)

const hexForm = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/
const functionForm = /^(rgb|hsl)a?\(([^()]{1,60})\)$/

const white: Rgb = [255, 255, 255]
const black: Rgb = [0, 0, 0]

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const toHex = (rgb: Rgb): string =>
  `#${rgb
    .map((part) =>
      Math.round(Math.min(255, Math.max(0, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

function fromHex(digits: string): { rgb: Rgb; alpha: number } {
  const wide = digits.length < 6 ? Array.from(digits, (digit) => digit + digit).join('') : digits
  const part = (index: number) => parseInt(wide.slice(index * 2, index * 2 + 2), 16)
  return { rgb: [part(0), part(1), part(2)], alpha: wide.length === 8 ? part(3) / 255 : 1 }
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const spread = saturation * Math.min(lightness, 1 - lightness)
  const part = (offset: number) => {
    const turn = (((offset + hue / 30) % 12) + 12) % 12
    return 255 * (lightness - spread * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)))
  }
  return [part(0), part(8), part(4)]
}

/**
 * `#rgb`, `#rrggbbaa`, `rgb()`, `hsl()` or a common name as `#rrggbb` on white; `undefined` when it is
 * nothing to see.
 */
export function parseColor(text: string): string | undefined {
  const value = text.trim().toLowerCase()
  const hex = hexForm.exec(names.get(value) ?? value)?.[1]
  const color = hex ? fromHex(hex) : fromFunction(value)
  return color && color.alpha > 0.05 ? toHex(mix(white, color.rgb, color.alpha)) : undefined
}

function fromFunction(value: string): { rgb: Rgb; alpha: number } | undefined {
  const [, model, list = ''] = functionForm.exec(value) ?? []
  const parts = list.split(/[\s,/]+/).filter(Boolean)
  const of = (index: number, whole: number) => {
    const part = parts[index] ?? ''
    return part.endsWith('%') ? (parseFloat(part) / 100) * whole : parseFloat(part)
  }
  const alpha = parts.length > 3 ? of(3, 1) : 1
  const rgb: Rgb = model === 'hsl' ? fromHsl(of(0, 360), of(1, 1), of(2, 1)) : [of(0, 255), of(1, 255), of(2, 255)]
  return model && [...rgb, alpha].every(Number.isFinite) ? { rgb, alpha: Math.min(1, alpha) } : undefined
}

/** WCAG 2: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = fromHex(color.slice(1)).rgb.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The same hue, mixed with white or black just as far as the luminance needs. */
function between(color: string, min: number, max: number): string {
  const start = luminance(color)
  if (start >= min && start <= max) return color
  const { rgb } = fromHex(color.slice(1))
  const target = start < min ? white : black
  let near = 0
  let far = 1
  for (let step = 0; step < 12; step++) {
    const middle = (near + far) / 2
    const level = luminance(toHex(mix(rgb, target, middle)))
    if (start < min ? level < min : level > max) near = middle
    else far = middle
  }
  return toHex(mix(rgb, target, far))
}

const isGrey = (color: string): boolean => {
  const { rgb } = fromHex(color.slice(1))
  return Math.max(...rgb) - Math.min(...rgb) < 24
}

/** An author's colour in each theme. */
export interface Tones {
  light: string
  dark: string
}

/**
 * Text: 4.5 to 1 on our white and dark grounds. Greys are the editor's "black": the theme's ink replaces
 * them.
 */
export const textTones = (color: string): Tones | undefined =>
  isGrey(color) ? undefined : { light: between(color, 0, 0.16), dark: between(color, 0.24, 1) }

/** The ground of marked words: far enough from the theme's ink. Greys are the editor's "paper", so they are dropped. */
export const markTones = (color: string): Tones | undefined =>
  isGrey(color) ? undefined : { light: between(color, 0.63, 1), dark: between(color, 0, 0.06) }
