import { onOneLine, readFormula } from './formula'
import { splitFormulas } from './formulaMarks'
import { type Program, readProgram, sourceOf } from './program'
import type { RichStyle } from './style'
import { isBlockTag, type RichAttributes, type RichElement, type RichNode, type RichTag, type RichTree } from './tree'

/**
 * The tree laid out for a reader: a short list of blocks with runs of inline content instead of nested boxes. Wrappers
 * vanish, blanks collapse as in a browser, and neighbours of the same look are merged, so that few nodes remain.
 */
export type Block =
  | TextBlock
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | ({ kind: 'code' } & Program)
  | { kind: 'table'; columns: number; rows: Cell[][] }
  | { kind: 'details'; summary: Block[]; blocks: Block[]; isOpen: boolean }
  | { kind: 'rule' }
  /** The target of a link in this text; it is not drawn. */
  | { kind: 'anchor'; name: string }
  | { kind: 'video'; src: string; poster?: string }
  | { kind: 'audio'; src: string }
  /** A page with a player. `isLink`: of a host that is not allowed, so it is not embedded. */
  | { kind: 'player'; src: string; isLink?: boolean }

export interface TextBlock {
  kind: 'text'
  role: TextRole
  align?: RichStyle['align']
  indentEm?: number
  runs: Run[]
}

/** A `formula` stands on lines of its own. */
type TextRole = 'body' | 'caption' | 'formula' | 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'

export type Run = TextRun | FormulaRun | { kind: 'picture'; picture: Picture; href?: string }

/** The text holds real line breaks. */
export interface TextRun {
  kind: 'text'
  text: string
  style: TextStyle
}

export interface FormulaRun {
  kind: 'formula'
  latex: string
  isDisplay: boolean
  style: TextStyle
  /** The formula as text that can be read aloud. */
  label: string
  /** The formula as lines of text, where it is not typeset. Their styles add to `style`. */
  textRuns: TextRun[]
}

/** Look and target of text. Absent = as the text around. */
export interface TextStyle extends Omit<RichStyle, 'align' | 'indentEm'> {
  isCode?: boolean
  isFormula?: boolean
  script?: 'sub' | 'sup'
  href?: string
}

/** Without `src` the picture has an address that cannot be shown. */
export type Picture = Pick<RichAttributes, 'src' | 'alt' | 'widthPx' | 'widthPercent' | 'ratio'>

export interface Cell {
  isHead: boolean
  /** 1-based place in the grid. */
  column: number
  row: number
  columnSpan: number
  rowSpan: number
  blocks: Block[]
}

/** Lists, quotes and tables inside each other. Deeper ones are laid out flat. */
const deepestNesting = 6
const maxColumns = 40
/** Characters of LaTeX that may be typeset in one formula, and in a whole text: about a second's work at worst. */
const longestTypeset = 1_000
const maxTypeset = 10_000

export const layOut = ({ children }: RichTree): Block[] =>
  blocksOf(children, {
    ...{ style: {}, role: 'body', nesting: 0, typesetting: { left: maxTypeset } },
    linked: new Set(placesLinked(children)),
  })

/** Names that links in this text lead to. */
const placesLinked = (nodes: readonly RichNode[]): string[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return []
    const { href } = node.attributes
    const inside = placesLinked(node.children)
    return href?.startsWith('#') ? [href.slice(1), ...inside] : inside
  })

interface Context {
  style: TextStyle
  role: TextRole
  align?: RichStyle['align']
  indentEm?: number
  nesting: number
  /** Only these names are drawn as anchors. */
  linked: ReadonlySet<string>
  /** Characters of LaTeX that may still be typeset, shared by the whole text. */
  typesetting: { left: number }
}

const tagStyles = new Map<RichTag, TextStyle>([
  ['strong', { isBold: true }],
  ['b', { isBold: true }],
  ['th', { isBold: true }],
  ['em', { isItalic: true }],
  ['i', { isItalic: true }],
  ['u', { isUnderlined: true }],
  ['s', { isStruck: true }],
  ['del', { isStruck: true }],
  ['sub', { script: 'sub' }],
  ['sup', { script: 'sup' }],
  ['code', { isCode: true }],
  ['mark', { background: '#ffeb3b' }],
])

const roles = new Map<RichTag, TextRole>([
  ['h1', 'h1'],
  ['h2', 'h2'],
  ['h3', 'h3'],
  ['h4', 'h4'],
  ['h5', 'h5'],
  ['h6', 'h6'],
  ['figcaption', 'caption'],
])

function contextOf(element: RichElement, outer: Context): Context {
  const { align, indentEm, ...own } = element.style
  const { href } = element.attributes
  const style = { ...outer.style, ...tagStyles.get(element.tag), ...own, ...(href && { href }) }
  return {
    ...outer,
    style,
    role: roles.get(element.tag) ?? outer.role,
    align: align ?? outer.align,
    indentEm: indentEm ?? outer.indentEm,
  }
}

const inner = (context: Context): Context => ({ ...context, role: 'body', nesting: context.nesting + 1 })

function blocksOf(nodes: readonly RichNode[], context: Context): Block[] {
  const writer = new Writer()
  writer.write(nodes, context)
  return writer.finish()
}

class Writer {
  private readonly blocks: Block[] = []
  /** The paragraph being collected. */
  private text: TextBlock | undefined

  finish(): Block[] {
    this.endText()
    return this.blocks
  }

  write(nodes: readonly RichNode[], context: Context): void {
    for (const node of nodes) {
      if (typeof node === 'string') this.prose(node.replace(/[ \t\r\n\f]+/g, ' '), context)
      else this.element(node, contextOf(node, context))
    }
  }

  private element(element: RichElement, context: Context): void {
    const { tag, children, attributes } = element
    if (attributes.anchor && context.linked.has(attributes.anchor)) this.anchor(attributes.anchor)
    if (attributes.latex) {
      this.formula(attributes.latex, isBlockTag(tag), context)
      // Blocks inside are not a drawing of the formula, but what follows an unclosed one.
      this.write(children.filter(isBlock), context)
      return
    }
    switch (tag) {
      case 'br':
        this.lineBreak(context)
        return
      case 'img':
        this.picture(attributes, context)
        return
      case 'hr':
        this.add({ kind: 'rule' })
        return
      case 'video':
        if (attributes.src) this.add({ kind: 'video', src: attributes.src, poster: attributes.poster })
        return
      case 'audio':
        if (attributes.src) this.add({ kind: 'audio', src: attributes.src })
        return
      case 'iframe':
        if (attributes.src) this.add({ kind: 'player', src: attributes.src })
        else if (attributes.href) this.add({ kind: 'player', src: attributes.href, isLink: true })
        return
      case 'pre':
        this.code(readProgram(element))
        return
      case 'rt':
        this.ruby(children, context)
        return
      case 'details':
        this.details(element, context)
        return
      default:
        if (isBlockTag(tag)) this.box(element, context)
        else this.write(children, context)
    }
  }

  private box({ tag, children, attributes }: RichElement, context: Context): void {
    this.endText()
    const isFlat = context.nesting >= deepestNesting
    if (isFlat || !nestingTags.has(tag)) this.write(children, context)
    else if (tag === 'table') this.table(children, context)
    else if (tag === 'blockquote') this.quote(children, context)
    else this.list(children, tag === 'ol', attributes.start ?? 1, context)
    this.endText()
  }

  private add(block: Block): void {
    this.endText()
    this.blocks.push(block)
  }

  /** Comes before the current paragraph: a name inside a line leads to the line. */
  private anchor(name: string): void {
    this.blocks.push({ kind: 'anchor', name })
  }

  /** The spoken form follows the word. */
  private ruby(children: readonly RichNode[], context: Context): void {
    if (children.map(sourceOf).join('').trim() === '') return
    this.append('(', context)
    this.write(children, context)
    this.append(')', context)
  }

  private details({ children, attributes }: RichElement, context: Context): void {
    const isSummary = (node: RichNode) => typeof node === 'object' && node.tag === 'summary'
    const summary = blocksOf(children.filter(isSummary).slice(0, 1), inner(context))
    const blocks = blocksOf(
      children.filter((node) => !isSummary(node)),
      inner(context),
    )
    if (blocks.length > 0) this.add({ kind: 'details', summary, blocks, isOpen: attributes.isOpen === true })
    else for (const block of summary) this.add(block)
  }

  private quote(children: readonly RichNode[], context: Context): void {
    const blocks = blocksOf(children, inner(context))
    if (blocks.length > 0) this.add({ kind: 'quote', blocks })
  }

  private code(program: Program | null): void {
    if (program) this.add({ kind: 'code', ...program })
  }

  private list(children: readonly RichNode[], isOrdered: boolean, start: number, context: Context): void {
    const items: Block[][] = []
    for (const child of children) {
      const isItem = typeof child === 'object' && child.tag === 'li'
      const blocks = blocksOf([child], inner(context))
      // Some editors put a list straight into a list. It belongs to the item before it.
      const owner = isItem ? undefined : items[items.length - 1]
      if (owner) owner.push(...blocks)
      else if (blocks.length > 0) items.push(blocks)
    }
    if (items.length > 0) this.add({ kind: 'list', isOrdered, start, items })
  }

  private table(children: readonly RichNode[], context: Context): void {
    const rowElements: RichElement[] = []
    for (const child of children) {
      if (typeof child === 'object' && child.tag === 'tr') rowElements.push(child)
      else if (typeof child === 'object' && (child.tag === 'thead' || child.tag === 'tbody')) {
        rowElements.push(...child.children.filter(isRow))
      } else this.write([child], context)
    }
    const rows = placeCells(rowElements, inner(context))
    const columns = Math.max(0, ...rows.flat().map((cell) => cell.column + cell.columnSpan - 1))
    if (columns > 0) this.add({ kind: 'table', columns, rows })
  }

  /** Looks for formulas in text. Code has none. */
  private prose(text: string, context: Context): void {
    for (const part of context.style.isCode ? [text] : splitFormulas(text)) {
      if (typeof part === 'string') this.plain(part, context)
      else this.formula(part.latex, part.isDisplay, context)
    }
  }

  private formula(latex: string, isDisplay: boolean, context: Context): void {
    const own: Context = isDisplay ? { ...context, role: 'formula', align: undefined } : context
    if (isDisplay) this.endText()
    const pieces = readFormula(latex)
    const { style, typesetting } = context
    const textRuns = pieces?.map(({ text, script }): TextRun => {
      return { kind: 'text', text, style: { isFormula: true, ...(script && { script }) } }
    }) ?? [{ kind: 'text', text: latex, style: { isCode: true } }]
    if (latex.length <= Math.min(longestTypeset, typesetting.left)) {
      typesetting.left -= latex.length
      const label = pieces ? onOneLine(pieces).trim() : latex
      this.openText(own).runs.push({ kind: 'formula', latex, isDisplay, style, label, textRuns })
    } else for (const run of textRuns) this.append(run.text, { ...own, style: { ...style, ...run.style } })
    if (isDisplay) this.endText()
  }

  private plain(collapsed: string, context: Context): void {
    const last = this.lastRun()
    const isAfterBlank = !last || (last.kind === 'text' && [' ', '\n'].includes(last.text.slice(-1)))
    const text = isAfterBlank && collapsed.startsWith(' ') ? collapsed.slice(1) : collapsed
    if (text) this.append(text, context)
  }

  private lineBreak(context: Context): void {
    const last = this.lastRun()
    if (!last) return
    if (last.kind === 'text' && last.text.endsWith(' ')) last.text = last.text.slice(0, -1)
    const isSecondEmptyLine = last.kind === 'text' && last.text.endsWith('\n\n')
    if (!isSecondEmptyLine) this.append('\n', context)
  }

  private picture({ src, alt, widthPx, widthPercent, ratio }: RichAttributes, context: Context): void {
    const picture = { src, alt, widthPx, widthPercent, ratio }
    this.openText(context).runs.push({ kind: 'picture', picture, href: context.style.href })
  }

  private append(text: string, context: Context): void {
    const last = this.lastRun()
    if (last?.kind === 'text' && isSameStyle(last.style, context.style)) last.text += text
    else this.openText(context).runs.push({ kind: 'text', text, style: context.style })
  }

  private lastRun(): Run | undefined {
    return this.text?.runs[this.text.runs.length - 1]
  }

  private openText({ role, align, indentEm }: Context): TextBlock {
    this.text ??= { kind: 'text', role, align, ...(indentEm && { indentEm }), runs: [] }
    return this.text
  }

  /** Ends the paragraph. One of blanks only was there for its height. */
  private endText(): void {
    const { text } = this
    this.text = undefined
    if (!text) return
    const { runs } = text
    const last = runs[runs.length - 1]
    if (last?.kind === 'text') {
      last.text = last.text.replace(/[ \n]{1,3}$/, '')
      // Editors leave one behind a picture, which would not stand alone then.
      if (last.text.trim() === '' && runs.every((run) => run === last || run.kind === 'picture')) runs.pop()
    }
    if (runs.some((run) => run.kind !== 'text' || run.text.trim() !== '')) this.blocks.push(text)
  }
}

const nestingTags: ReadonlySet<RichTag> = new Set<RichTag>(['ul', 'ol', 'blockquote', 'table'])

const isBlock = (node: RichNode): boolean => typeof node === 'object' && isBlockTag(node.tag)

const isRow = (node: RichNode): node is RichElement => typeof node === 'object' && node.tag === 'tr'

const isSameStyle = (one: TextStyle, other: TextStyle): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** Places every cell; cells of rows above may reach down. */
function placeCells(rows: readonly RichElement[], context: Context): Cell[][] {
  /** By column: the first free row. */
  const freeFrom: number[] = []
  return rows.map((element, index) => {
    const row = index + 1
    const rowContext = contextOf(element, context)
    const cells: Cell[] = []
    let column = 1
    for (const child of element.children) {
      if (typeof child !== 'object' || (child.tag !== 'td' && child.tag !== 'th')) continue
      while ((freeFrom[column] ?? 0) > row) column += 1
      const columnSpan = Math.min(child.attributes.colSpan ?? 1, maxColumns + 1 - column)
      if (columnSpan < 1) break
      const rowSpan = Math.min(child.attributes.rowSpan ?? 1, rows.length - index)
      for (let offset = 0; offset < columnSpan; offset++) freeFrom[column + offset] = row + rowSpan
      const blocks = blocksOf(child.children, contextOf(child, rowContext))
      cells.push({ isHead: child.tag === 'th', column, row, columnSpan, rowSpan, blocks })
      column += columnSpan
    }
    return cells
  })
}
