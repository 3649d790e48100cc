/** A formula in a text: LaTeX between `$…$`, `$$…$$`, `\(…\)` or `\[…\]`. */
interface MarkedFormula {
  latex: string
  /** On a line of its own. */
  isDisplay: boolean
}

const closers = new Map([
  ['$$', '$$'],
  ['$', '$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
])

/** Longer text is no formula. */
export const longestLatex = 2_000
const wordsInside = /\\(?:text|mbox|textbf|mathrm)\s*\{[^{}]*\}/g
const chinese = /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/

/** `$5 和 $10` are prices: a formula begins and ends at its marks and holds no plain words. */
const isFormula = (content: string, next: string): boolean =>
  !/^\s|\s$/.test(content) && !/\d/.test(next) && !chinese.test(content.replace(wordsInside, ''))

/** Text and formulas in turn. Looks at every character a bounded number of times. */
export function splitFormulas(text: string): (string | MarkedFormula)[] {
  if (!/[$\\]/.test(text)) return [text]
  const parts: (string | MarkedFormula)[] = []
  /** The next place of each closing mark, remembered until the text is read so far; -1 = there is none. */
  const nextClosers = new Map<string, number>()
  const closeOf = (mark: string, from: number): number => {
    const known = nextClosers.get(mark)
    if (known !== undefined && (known < 0 || known >= from)) return known
    const found = text.indexOf(mark, from)
    nextClosers.set(mark, found)
    return found
  }
  const opener = /\$\$?|\\[([]/g
  let done = 0
  for (let match = opener.exec(text); match; match = opener.exec(text)) {
    const [mark] = match
    const from = match.index + mark.length
    const closer = closers.get(mark) ?? mark
    const end = text[match.index - 1] === '\\' ? -1 : closeOf(closer, from)
    const latex = end - from > longestLatex || end <= from ? '' : text.slice(from, end).trim()
    const isMeant = mark !== '$' || isFormula(text.slice(from, end), text[end + 1] ?? '')
    if (latex === '' || !isMeant) continue
    if (match.index > done) parts.push(text.slice(done, match.index))
    parts.push({ latex, isDisplay: mark === '$$' || mark === '\\[' })
    done = end + closer.length
    opener.lastIndex = done
  }
  if (done < text.length) parts.push(text.slice(done))
  return parts
}

/** LaTeX out of an attribute, where some editors keep the marks. */
export function withoutMarks(written: string): string {
  const [first, ...others] = splitFormulas(written.trim())
  return typeof first === 'object' && others.length === 0 ? first.latex : written.trim()
}
