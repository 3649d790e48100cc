import { appPath, imageUrl, webUrl } from '../safeUrl'
import { decodeEntities } from './entities'
import { longestLatex, withoutMarks } from './formulaMarks'
import { mathToLatex } from './mathml'
import { type RawAttributes, scanHtml, type Sink } from './scan'
import { parsePictureSize, parseStyle } from './style'
import {
  isBlockTag,
  isRichTag,
  limits,
  type RichAttributes,
  type RichElement,
  type RichNode,
  type RichTag,
  type RichTree,
  sameTags,
  voidTags,
} from './tree'

export interface ParseOptions {
  /** Hosts whose players may be shown in an `iframe`, over https only. Default none. */
  playerHosts?: readonly string[]
}

/** Reads any HTML, however broken, into the allow-listed tree of `tree.ts`. Never throws. */
export function parseHtml(html: string, options: ParseOptions = {}): RichTree {
  const builder = new TreeBuilder(options)
  scanHtml(html, builder)
  return builder.tree()
}

/** A start tag ends these open elements first, unless one of the others stands between. */
interface Closing {
  ends: readonly string[]
  inside: readonly string[]
}

const cells = ['td', 'th', 'table']
const closings = new Map<string, Closing>([
  ['li', { ends: ['li'], inside: ['ul', 'ol', ...cells] }],
  ['td', { ends: ['td', 'th'], inside: ['table'] }],
  ['th', { ends: ['td', 'th'], inside: ['table'] }],
  ['tr', { ends: ['tr'], inside: ['table'] }],
  ['thead', { ends: ['thead', 'tbody'], inside: ['table'] }],
  ['tbody', { ends: ['thead', 'tbody'], inside: ['table'] }],
  ['a', { ends: ['a'], inside: cells }],
])
const endsParagraph: Closing = { ends: ['p'], inside: cells }

/** End tags of these reach through an open cell; others stay inside it. */
const tableTags: ReadonlySet<string> = new Set([...cells, 'tr', 'thead', 'tbody'])

// eslint-disable-next-line no-control-regex
const unseen = /[\0-\x08\x0b\x0e-\x1f\x7f\u2028\u2029\ufffe\uffff]/g

const altMaxLength = 200

const intBetween = (text: string, min: number, max: number): number | undefined => {
  const value = /^\s*(\d{1,6})\s*$/.exec(text)?.[1]
  return value === undefined ? undefined : Math.min(max, Math.max(min, Number(value)))
}

/** The formula that an editor keeps in an element: KityFormula and others, then Quill and wangEditor. */
function latexOf(read: (name: string) => string): string {
  const isFormula = /(^|[\s-])formula(\s|$)/.test(read('class'))
  const latex = read('data-latex') || (isFormula ? read('data-value') : '')
  return latex.length > longestLatex ? '' : withoutMarks(latex.replace(unseen, ''))
}

/** Blanks between blocks are how the author's source is laid out, not text. */
function isIndentation(text: string, before: RichNode | undefined, parent: RichTag): boolean {
  const neighbour = before === undefined ? parent : typeof before === 'object' && before.tag
  const isBetweenBlocks = neighbour !== false && isBlockTag(neighbour)
  return isBetweenBlocks && parent !== 'pre' && /^[ \t\r\n\f]*$/.test(text)
}

class TreeBuilder implements Sink {
  private readonly root: RichElement = { tag: 'div', style: {}, attributes: {}, children: [] }
  private readonly stack: RichElement[] = [this.root]
  /** Elements open beyond the depth limit, which exist only as this count. */
  private tooDeep = 0
  private nodes = 0
  private textLeft = limits.text
  private isTruncated = false

  constructor(private readonly options: ParseOptions) {}

  tree(): RichTree {
    return { children: this.root.children, isTruncated: this.isTruncated }
  }

  isFull(): boolean {
    return this.isTruncated
  }

  text(written: string): void {
    const text = decodeEntities(written).replace(unseen, '')
    const part = text.slice(0, Math.max(0, this.textLeft))
    const { children, tag } = this.top()
    const last = children.length - 1
    const before = children[last]
    if (isIndentation(text, before, tag)) return
    if (typeof before === 'string') children[last] = before + part
    else if (part && this.takeNode()) children.push(part)
    this.textLeft -= part.length
    if (part.length < text.length) this.isTruncated = true
  }

  open(name: string, raw: RawAttributes): void {
    const tag = sameTags.get(name) ?? name
    if (!isRichTag(tag)) {
      if (name === 'source') this.fillSource(raw)
      return
    }
    this.endBefore(tag)
    const isVoid = voidTags.has(tag)
    if (this.stack.length > limits.depth) {
      if (!isVoid) this.tooDeep += 1
      return
    }
    const element = this.element(tag, raw)
    if (!element || !this.takeNode()) return
    this.textLeft -= element.attributes.latex?.length ?? 0
    this.top().children.push(element)
    if (!isVoid) this.stack.push(element)
  }

  close(name: string): void {
    const tag = sameTags.get(name) ?? name
    // Browsers read `</br>` as `<br>`, and editors know it.
    if (tag === 'br') this.open(tag, new Map())
    else if (!isRichTag(tag) || voidTags.has(tag)) return
    else if (this.tooDeep > 0) this.tooDeep -= 1
    else this.end({ ends: [tag], inside: tableTags.has(tag) ? [] : cells })
  }

  math(source: string, raw: RawAttributes): void {
    const latex = mathToLatex(source)
    const tag = raw.get('display') === 'block' ? 'div' : 'span'
    if (latex === '' || latex.length > this.textLeft || !this.takeNode()) return
    this.textLeft -= latex.length
    this.top().children.push({ tag, style: {}, attributes: { latex }, children: [] })
  }

  private top(): RichElement {
    return this.stack[this.stack.length - 1] ?? this.root
  }

  private takeNode(): boolean {
    if (this.nodes >= limits.nodes) this.isTruncated = true
    else this.nodes += 1
    return !this.isTruncated
  }

  private endBefore(tag: RichTag): void {
    const closing = closings.get(tag)
    if (closing) this.end(closing)
    else if (isBlockTag(tag)) this.end(endsParagraph)
  }

  /** Ends the nearest open element that is meant, with all that is open inside it. */
  private end({ ends, inside }: Closing): void {
    for (let index = this.stack.length - 1; index > 0; index--) {
      const tag = this.stack[index]?.tag ?? ''
      if (ends.includes(tag)) {
        this.stack.length = index
        this.tooDeep = 0
        return
      }
      if (inside.includes(tag)) return
    }
  }

  /** `undefined` = not allowed here. */
  private element(tag: RichTag, raw: RawAttributes): RichElement | undefined {
    const read = (name: string) => decodeEntities(raw.get(name) ?? '')
    const attributes = this.attributes(tag, read)
    const latex = latexOf(read)
    if (latex && (tag !== 'img' || !attributes)) {
      return { tag: tag === 'img' ? 'span' : tag, style: {}, attributes: { latex }, children: [] }
    }
    const style = tag === 'img' ? {} : parseStyle(read('style'), read('align'), read('color'))
    return attributes && { tag, style, attributes, children: [] }
  }

  private attributes(tag: RichTag, read: (name: string) => string): RichAttributes | undefined {
    switch (tag) {
      case 'a': {
        const href = appPath(read('href')) ?? webUrl(read('href'))?.url
        return href ? { href } : {}
      }
      case 'img': {
        const src = imageUrl(read('src'))
        const size = parsePictureSize(read('width'), read('height'), read('style'))
        if (!src || !size) return undefined
        const alt = read('alt') || latexOf(read)
        return { src, alt: alt.replace(unseen, '').trim().slice(0, altMaxLength), ...size }
      }
      case 'video': {
        const src = webUrl(read('src'))?.url
        const poster = webUrl(read('poster'))?.url
        return { ...(src && { src }), ...(poster && { poster }) }
      }
      case 'audio': {
        const src = webUrl(read('src'))?.url
        return src ? { src } : {}
      }
      case 'iframe': {
        const player = webUrl(read('src'))
        const isAllowed = player !== undefined && this.options.playerHosts?.includes(player.host)
        return isAllowed && player.url.startsWith('https:') ? { src: player.url } : undefined
      }
      case 'td':
      case 'th':
        return {
          colSpan: intBetween(read('colspan'), 1, 20) ?? 1,
          rowSpan: intBetween(read('rowspan'), 1, 100) ?? 1,
        }
      case 'ol':
        return { start: intBetween(read('start'), 0, 99_999) ?? 1 }
      default:
        return {}
    }
  }

  /** `<video><source src=...></video>`, `audio` alike: the first usable source counts. */
  private fillSource(raw: RawAttributes): void {
    const { tag, attributes } = this.top()
    const src = webUrl(decodeEntities(raw.get('src') ?? ''))?.url
    if ((tag === 'video' || tag === 'audio') && src) attributes.src ??= src
  }
}
