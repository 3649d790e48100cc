import { longestLatex } from './formulaMarks'
import { accents, blackboard, environments, functions, symbols } from './formulaNames'

/** LaTeX as readable text, for the eye and aloud. It is drawn where nothing typesets. */
interface FormulaPiece {
  text: string
  script?: 'sub' | 'sup'
}

const deepestNesting = 16

/** A command that is not understood ends the reading: half a formula would be a wrong one. */
class Unreadable extends Error {}

/** `undefined` = lines of text cannot say it. The source is then the most readable form. */
export function readFormula(latex: string): FormulaPiece[] | undefined {
  if (latex.length > longestLatex) return undefined
  try {
    return new Reader(latex).whole()
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** Follows a function's name until the next part is known: `sin x`, but `log₂` and `sin(x)`. */
const application = '\u2061'

const operators = '+−=<>×÷±∓·≈≠≤≥≡∼≅∝∈∉⊂⊆⊃⊇∪∩→←↔⇒⇐⇔∧∨≪≫'

/** A number, a name, or something in brackets: it stays whole beside a `/`. */
const isSimple = (text: string): boolean => /^(\d+(\.\d+)?|\p{L}*′*|\([^()]*\))$/u.test(text)

const enclosed = (text: string): string => (isSimple(text) ? text : `(${text})`)

const smallDigits = { sup: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' }

function pieceOnLine({ text, script }: FormulaPiece): string {
  if (!script) return text
  if (/^\d+$/.test(text)) return text.replace(/\d/g, (digit) => smallDigits[script][Number(digit)] ?? digit)
  return `${script === 'sup' ? '^' : '_'}${enclosed(text)}`
}

/** Scripts as text on the line, for places where there is no script. */
export const onOneLine = (pieces: readonly FormulaPiece[]): string => pieces.map(pieceOnLine).join('')

const tight = (text: string): string => text.replace(/ ?([^\p{L}\p{N}\s]) ?/gu, '$1').trim()

class Reader {
  private at = 0
  private depth = 0

  constructor(private readonly source: string) {}

  whole(): FormulaPiece[] {
    const pieces = this.sequence('')
    if (this.at < this.source.length) throw new Unreadable()
    return settled(pieces)
  }

  /** Stops before `end`. */
  private sequence(end: string): FormulaPiece[] {
    this.depth += 1
    if (this.depth > deepestNesting) throw new Unreadable()
    const pieces: FormulaPiece[] = []
    while (this.at < this.source.length && !(end && this.source.startsWith(end, this.at))) {
      const char = this.source[this.at] ?? ''
      if (char === '}') throw new Unreadable()
      if (char === '^' || char === '_') {
        this.at += 1
        pieces.push({ text: tight(onOneLine(this.argument())), script: char === '^' ? 'sup' : 'sub' })
      } else for (const piece of this.atom(pieces)) append(pieces, piece)
    }
    this.depth -= 1
    return pieces
  }

  private atom(before: readonly FormulaPiece[]): FormulaPiece[] {
    const char = String.fromCodePoint(this.source.codePointAt(this.at) ?? 0)
    this.at += char.length
    if (char === '\\') return this.command(before)
    if (char === '{') return this.until('}')
    if (/\s/.test(char)) return []
    if (char === '~' || char === '&') return [{ text: ' ' }]
    if (char === "'") return [{ text: '′' }]
    return [{ text: spaced(char === '-' ? '−' : char, before) }]
  }

  private until(end: string): FormulaPiece[] {
    const pieces = this.sequence(end)
    if (!this.source.startsWith(end, this.at)) throw new Unreadable()
    this.at += end.length
    return pieces
  }

  private argument(): FormulaPiece[] {
    while (/\s/.test(this.source[this.at] ?? '')) this.at += 1
    if (this.at >= this.source.length) throw new Unreadable()
    return this.atom([])
  }

  /** Numerator or denominator. */
  private part(): string {
    return enclosed(tight(onOneLine(this.argument())))
  }

  /** Braces as written, for names and words. */
  private words(): string {
    const [written, words = ''] = /^\s*\{([^{}]*)\}/.exec(this.source.slice(this.at)) ?? []
    if (written === undefined) throw new Unreadable()
    this.at += written.length
    return words
  }

  private command(before: readonly FormulaPiece[]): FormulaPiece[] {
    const name = /^(?:[a-zA-Z]+|.)/s.exec(this.source.slice(this.at, this.at + 30))?.[0] ?? ''
    this.at += name.length
    const symbol = symbols.get(name)
    if (symbol !== undefined) return [{ text: spaced(symbol, before) }]
    if (functions.has(name)) return [functionName(name, before)]
    const accent = accents.get(name)
    if (accent !== undefined) return [{ text: onOneLine(this.argument()) + accent }]
    switch (name) {
      case 'frac':
      case 'dfrac':
      case 'tfrac':
        return [{ text: `${this.part()}/${this.part()}` }]
      case 'binom':
        return [{ text: `C(${onOneLine(this.argument())}, ${onOneLine(this.argument())})` }]
      case 'sqrt':
        return this.root()
      case 'text':
      case 'mbox':
      case 'textbf':
      case 'textit':
        return [{ text: this.words() }]
      case 'operatorname':
        return [functionName(this.words(), before)]
      case 'mathbb':
        return [{ text: this.words().replace(/./gu, (letter) => blackboard.get(letter) ?? letter) }]
      case 'mathrm':
      case 'mathbf':
      case 'mathit':
      case 'mathcal':
      case 'boldsymbol':
        return this.argument()
      case 'left':
      case 'right':
        return this.source[this.at] === '.' ? this.skip() : []
      case 'begin':
        return this.environment(this.words())
      default:
        throw new Unreadable()
    }
  }

  private skip(): FormulaPiece[] {
    this.at += 1
    return []
  }

  private root(): FormulaPiece[] {
    let degree: FormulaPiece[] = []
    if (this.source[this.at] === '[') {
      this.at += 1
      degree = [{ text: onOneLine(this.until(']')), script: 'sup' }]
    }
    return [...degree, { text: `√${enclosed(onOneLine(this.argument()))}` }]
  }

  private environment(name: string): FormulaPiece[] {
    const [open, row, close] = environments.get(name.replace('*', '')) ?? []
    if (open === undefined || row === undefined) throw new Unreadable()
    if (name === 'array') this.words()
    const inside = this.until(`\\end{${name}}`)
    const laid = inside.map(({ text, ...rest }) => ({ text: text.replace(/ *\n */g, row), ...rest }))
    return [{ text: open }, ...laid, { text: close ?? '' }]
  }
}

function append(pieces: FormulaPiece[], piece: FormulaPiece): void {
  const last = pieces[pieces.length - 1]
  if (!last || last.script || piece.script) pieces.push(piece)
  else last.text = `${last.text}${piece.text}`.replace(/ {2,}/g, ' ')
}

const endOf = (pieces: readonly FormulaPiece[]): string => pieces[pieces.length - 1]?.text.slice(-1) ?? ''

/** An operator stands between blanks, unless it is a sign: `a − b`, but `−b`. */
function spaced(symbol: string, before: readonly FormulaPiece[]): string {
  if (symbol === '' || !operators.includes(symbol)) return symbol
  const last = before[before.length - 1]
  const isSign = !last || (!last.script && ' ([{,\n|'.includes(endOf(before)))
  return isSign && '−+±'.includes(symbol) ? symbol : ` ${symbol} `
}

const functionName = (name: string, before: readonly FormulaPiece[]): FormulaPiece => ({
  text: `${/[\p{L}\p{N})]/u.test(endOf(before)) ? ' ' : ''}${name}${application}`,
})

/** Puts blanks between function names and their arguments. */
function settled(pieces: readonly FormulaPiece[]): FormulaPiece[] {
  let isApplied = false
  return pieces.map(({ text, ...rest }) => {
    const isArgument = isApplied && !rest.script
    if (!rest.script) isApplied = text.endsWith(application)
    const whole = isArgument ? application + text : text
    return { ...rest, text: whole.replace(/\u2061(?=[\p{L}\p{N}√])/gu, ' ').replace(/\u2061/g, '') }
  })
}
