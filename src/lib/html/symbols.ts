/** Bullets and ticks that Word writes as letters of its symbol fonts; without the font `l` stands where a dot was. */
const wingdings = new Map(
  Object.entries({
    ...{ l: '●', n: '■', u: '◆', v: '❖', Ø: '➢', ü: '✓', û: '✗', '§': '▪', q: '❑', o: '□', ð: '➔', à: '→', ß: '←' },
    ...{ '\u00a8': '□', '\u00fe': '☑', '\u00fd': '☒', '\u00d8': '➢', J: '☺', '\u00b2': '✧', '\u00ae': '➔' },
  }),
)
const symbol = new Map(
  Object.entries({ '·': '•', '®': '→', '\u00b4': '×', '\u00b8': '÷', '\u00b1': '±', '\u00b0': '°' }),
)

const fonts = new Map([
  ['wingdings', wingdings],
  ['symbol', symbol],
])

/** Replaces the letters of a symbol font by what they look like. Unknown letters and other fonts stay as they are. */
export function drawnIn(font: string, text: string): string {
  const letters = fonts.get(font)
  if (!letters) return text
  return Array.from(text, (letter) => {
    // Word also writes them in the private area: U+F06C is an `l`.
    const code = letter.charCodeAt(0)
    const plain = code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : letter
    return letters.get(plain) ?? (plain === letter ? letter : '•')
  }).join('')
}
