/** Width of a text. */
type Measure = (text: string) => number

/** Titles come from strangers, so longer ones are cut. */
const maxLength = 300

/** Control characters, marks of the reading direction, and zero-width characters. */
// eslint-disable-next-line no-control-regex
const invisible = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Reduces a text to one plain line. */
export const plainText = (text: string): string =>
  [...text.replace(invisible, '').replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('')

/** A word of letters and digits with its punctuation, or one character with everything that is joined to it. */
const unit = /[a-z\d\u00c0-\u024f'’_.@#%&+\-/]+|\s|\S(?:\u200d\S|\p{M}|[\u{1f3fb}-\u{1f3ff}])*/giu

/** Characters that must not begin a line, or must not end one. */
const closing = /^[，。、！？；：）》」』】”’…,!?;:)\]}]$/
const opening = /^[（《「『【“‘([{]$/

/** Splits a text into parts that stay together. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const next of text.match(unit) ?? []) {
    const last = pieces[pieces.length - 1]
    const holds = last !== undefined && last !== ' ' && (closing.test(next) || opening.test(last.slice(-1)))
    if (holds) pieces[pieces.length - 1] = last + next
    else pieces.push(next)
  }
  return pieces
}

/** The longest beginning that fits, in whole characters; at least one. */
function fitting(text: string, width: number, measure: Measure): string {
  const signs = [...text]
  let count = signs.length
  while (count > 1 && measure(signs.slice(0, count).join('')) > width) count--
  return signs.slice(0, count).join('')
}

const shorten = (text: string, width: number, measure: Measure): string =>
  `${fitting(text, width - measure('…'), measure).trimEnd()}…`

/** At most `maxLines` lines of this width. An ellipsis replaces the rest. */
export function wrap(source: string, width: number, maxLines: number, measure: Measure): string[] {
  const lines: string[] = []
  let line = ''
  const rest = piecesOf(plainText(source))
  for (let piece = rest.shift(); piece !== undefined; piece = rest.shift()) {
    if (measure((line + piece).trimEnd()) <= width) {
      line += piece
      continue
    }
    if (lines.length === maxLines - 1) return [...lines, shorten(line + piece + rest.join(''), width, measure)]
    // A word that fits on no line is cut, but gets a line of its own first.
    if (line === '') {
      const head = fitting(piece, width, measure)
      lines.push(head)
      if (piece.length > head.length) rest.unshift(piece.slice(head.length))
      continue
    }
    lines.push(line.trimEnd())
    line = ''
    if (piece !== ' ') rest.unshift(piece)
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()]
}
