import { decodeEntities } from './entities'
import { type RawAttributes, scanHtml, type Sink } from './scan'

/** Converts the content of a `<math>` to LaTeX, so that both kinds of formulas are read in one way. */
export function mathToLatex(source: string): string {
  const reader = new MathReader()
  scanHtml(source, reader)
  return reader.latex()
}

interface MathNode {
  tag: string
  /** Text of the leaves, in TeX's notation. */
  parts: (string | MathNode)[]
  /** An annotation in TeX. */
  isTex?: boolean
}

const limits = { nodes: 1_000, depth: 32 }

/** Elements without an end tag. */
const voids: ReadonlySet<string> = new Set(['mspace', 'none', 'mprescripts', 'img', 'br', 'hr', 'mglyph'])
const commands: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '\\': '\\backslash ',
    '{': '\\{',
    '}': '\\}',
    '%': '\\%',
    $: '\\$',
    '#': '\\#',
    '&': '\\&',
  }),
)

/** `application/x-tex`, `LaTeX` ...; others are codes of editors, such as `MathType-MTEF`. */
const texEncoding = /\b(la)?tex\b/i

const invisible = /[\u2061-\u2064\u200b]/g

const escaped = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[\\{}%$#&]/g, (char) => commands.get(char) ?? char)
    .replace(/[\^_]/g, ' ')

class MathReader implements Sink {
  private readonly root: MathNode = { tag: 'math', parts: [] }
  private readonly stack: MathNode[] = [this.root]
  private nodes = 0
  /** The author's own LaTeX, if the element contains it. */
  private source = ''

  latex(): string {
    return this.source.trim() || inner(this.root)
  }

  isFull(): boolean {
    return this.nodes >= limits.nodes
  }

  math(): void {}

  text(written: string): void {
    const { tag, parts, isTex } = this.top()
    const text = decodeEntities(written)
    this.nodes += 1
    if (tag === 'annotation') this.source += isTex ? text : ''
    else if (tag === 'mtext') parts.push(`\\text{${text.replace(/[{}]/g, '')}}`)
    else if (text.trim() !== '') parts.push(escaped(text.trim()))
  }

  open(tag: string, attributes: RawAttributes): void {
    if (voids.has(tag)) return
    const node = { tag, parts: [], isTex: texEncoding.test(attributes.get('encoding') ?? '') }
    this.nodes += 1
    this.top().parts.push(node)
    if (this.stack.length < limits.depth) this.stack.push(node)
  }

  close(tag: string): void {
    for (let index = this.stack.length - 1; index > 0; index--) {
      if (this.stack[index]?.tag !== tag) continue
      this.stack.length = index
      return
    }
  }

  private top(): MathNode {
    return this.stack[this.stack.length - 1] ?? this.root
  }
}

const inner = ({ parts }: MathNode): string => parts.map(write).join('')

const silent: ReadonlySet<string> = new Set(['mphantom', 'annotation', 'annotation-xml'])

function write(part: string | MathNode): string {
  if (typeof part === 'string') return part
  const { tag, parts } = part
  const of = (index: number) => `{${parts[index] === undefined ? '' : write(parts[index] ?? '')}}`
  const each = (mark: string) => parts.map(write).join(mark)
  switch (tag) {
    case 'mfrac':
      return `\\frac${of(0)}${of(1)}`
    case 'msup':
    case 'mover':
      return `${of(0)}^${of(1)}`
    case 'msub':
    case 'munder':
      return `${of(0)}_${of(1)}`
    case 'msubsup':
    case 'munderover':
      return `${of(0)}_${of(1)}^${of(2)}`
    case 'msqrt':
      return `\\sqrt{${inner(part)}}`
    case 'mroot':
      return `\\sqrt[${of(1)}]${of(0)}`
    case 'mfenced':
      return `(${each(',')})`
    case 'mtable':
      return `\\begin{matrix}${each('\\\\')}\\end{matrix}`
    case 'mtr':
      return each('&')
    default:
      return silent.has(tag) ? '' : inner(part)
  }
}
