// Turns one colour into all of the app's colour names (src/styles/themes.scss), light and dark, each readable on its
// ground.

const white = '#ffffff'
const black = '#000000'
/** `--color-surface` of the dark theme. */
const darkSurface = '#1a1c20'
/** WCAG AA for text. */
const readable = 4.5

const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** @param share how much of the second, 0 to 1 */
function mix(hex, other, share) {
  const theirs = channels(other)
  const mixed = channels(hex).map((value, index) => Math.round(value + (theirs[index] - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function luminance(hex) {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

export function contrast(hex, other) {
  const [light, dark] = [luminance(hex), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The readable colour nearest to the given one. */
function readableOn(ground, hex, ratio = readable) {
  const toward = luminance(ground) > 0.5 ? black : white
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(hex, toward, share)
    if (contrast(mixed, ground) >= ratio) return mixed
  }
  return toward
}

/** For what cannot follow the theme: readable on the light ground and on the dark one. */
export function readableOnBoth(brand) {
  const toward = contrast(brand, white) < 3 ? black : white
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(brand, toward, share)
    if (contrast(mixed, white) >= 3 && contrast(mixed, darkSurface) >= 3) return mixed
  }
  return '#7a8594'
}

/** A poster looks the same in every theme (src/platform/posterColors). */
export function posterColors(brand) {
  const { light } = brandColors(brand)
  return [light.brand, light['brand-weak'], light['brand-strong']].join(' ')
}

/** @param brand `#rrggbb` */
export function brandColors(brand) {
  const light = readableOn(white, brand)
  const dark = readableOn(darkSurface, brand, 5)
  const darkNav = readableOn(white, brand, 6.5)
  const darkField = mix(darkNav, black, 0.24)
  return {
    light: {
      brand: light,
      'brand-fill': light,
      'brand-strong': mix(light, black, 0.16),
      'brand-weak': mix(light, white, 0.91),
      nav: light,
      'on-dark-brand': readableOn(black, brand, 9),
      'on-dark-progress': dark,
    },
    dark: {
      brand: dark,
      'brand-strong': mix(dark, white, 0.25),
      'brand-weak': mix(darkSurface, brand, 0.2),
      nav: darkNav,
      'nav-field': darkField,
      'nav-field-ink': mix(darkNav, white, 0.85),
    },
  }
}
