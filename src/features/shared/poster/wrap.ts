/** How wide a text is. */
type Measure = (text: string) => number

/** Titles come from strangers: no more of one is looked at. */
const maxLength = 300

/** Controls, marks that turn the direction of reading, and what takes no room. */
// eslint-disable-next-line no-control-regex
const invisible = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** One line of plain text. */
export const plainText = (text: string): string =>
  [...text.replace(invisible, '').replace(/\s+/g, ' ').trim()].slice(0, maxLength).join('')

/** A word of letters and digits with the marks that hold on to it, or one sign with all that is joined to it. */
const unit = /[a-z\d\u00c0-\u024f'’_.@#%&+\-/]+|\s|\S(?:\u200d\S|\p{M}|[\u{1f3fb}-\u{1f3ff}])*/giu

/** May not begin a line, nor end one. */
const closing = /^[，。、！？；：）》」』】”’…,!?;:)\]}]$/
const opening = /^[（《「『【“‘([{]$/

/** Units that stay together. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (const next of text.match(unit) ?? []) {
    const last = pieces.at(-1)
    const holds = last !== undefined && last !== ' ' && (closing.test(next) || opening.test(last.slice(-1)))
    if (holds) pieces[pieces.length - 1] = last + next
    else pieces.push(next)
  }
  return pieces
}

/** The longest beginning that fits, whole signs only; one at least. */
function fitting(text: string, width: number, measure: Measure): string {
  const signs = [...text]
  let count = signs.length
  while (count > 1 && measure(signs.slice(0, count).join('')) > width) count--
  return signs.slice(0, count).join('')
}

const shorten = (text: string, width: number, measure: Measure): string =>
  `${fitting(text, width - measure('…'), measure).trimEnd()}…`

/** Lines no wider than that, and no more of them; what is left over becomes an ellipsis. */
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
    // A word that fits on no line is cut, but not before it has a line of its own.
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
