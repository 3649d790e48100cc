import { appPath, contactUrl, imageUrl, pathOn, webUrl } from '../safeUrl'
import { decodeEntities } from './entities'
import { longestLatex, withoutMarks } from './formulaMarks'
import { mathToLatex } from './mathml'
import { type RawAttributes, scanHtml, type Sink } from './scan'
import { seenOf } from './sight'
import { parseFont, parsePictureSize, parseSight, parseStyle } from './style'
import { drawnIn } from './symbols'
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
  /** The server that the text comes from: addresses without a host belong to it. */
  site?: string
  /** How many times the limits of `tree.ts` may be read. Default once. */
  portions?: number
}

/** Reads any HTML, however broken, into the allow-listed tree of `tree.ts`. Never throws. */
export function parseHtml(html: string, options: ParseOptions = {}): RichTree {
  const builder = new TreeBuilder(options)
  scanHtml(html, builder)
  return builder.tree()
}

/** A start tag ends these open elements first, unless one of `inside` stands between. */
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
  ['rt', { ends: ['rt'], inside: ['ruby', ...cells] }],
  ['summary', { ends: ['summary', 'p'], inside: ['details', ...cells] }],
])
const endsParagraph: Closing = { ends: ['p'], inside: cells }

/** End tags of these reach through an open cell; other end tags stay inside it. */
const tableTags: ReadonlySet<string> = new Set([...cells, 'tr', 'thead', 'tbody'])

// eslint-disable-next-line no-control-regex
const unseen = /[\0-\x08\x0b\x0e-\x1f\x7f\u2028\u2029\ufffe\uffff]/g

const altMaxLength = 200
const anchorMaxLength = 100

/** Links in a text often name their target URL-encoded. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const intBetween = (text: string, min: number, max: number): number | undefined => {
  const value = /^\s*(\d{1,6})\s*$/.exec(text)?.[1]
  return value === undefined ? undefined : Math.min(max, Math.max(min, Number(value)))
}

/** The formula that an editor keeps in an element: KityFormula and others, then Quill, then wangEditor. */
function latexOf(read: (name: string) => string): string {
  const isFormula = /(^|[\s-])formula(\s|$)/.test(read('class')) || read('data-w-e-type') === 'formula'
  const latex = read('data-latex') || (isFormula ? read('data-value') : '')
  return latex.length > longestLatex ? '' : withoutMarks(latex.replace(unseen, ''))
}

/** Blanks between blocks are the layout of the author's source, not text. */
function isIndentation(text: string, before: RichNode | undefined, parent: RichTag): boolean {
  const neighbour = before === undefined ? parent : typeof before === 'object' && before.tag
  const isBetweenBlocks = neighbour !== false && isBlockTag(neighbour)
  return isBetweenBlocks && parent !== 'pre' && /^[ \t\r\n\f]*$/.test(text)
}

/** `language-js` or `lang-js` in most editors, `brush:js` in UEditor. */
const languagePattern = /(?:^|\s)(?:lang(?:uage)?-|brush:\s*)([\w+#-]+)/

/** In a folder. Other paths are those of pages, or a site's name whose scheme was left out. */
const fileEnding = /\/[^/?#]+\.\w+(\?[^#]*|\s*)$/

class TreeBuilder implements Sink {
  private readonly root: RichElement = { tag: 'div', style: {}, attributes: {}, children: [] }
  private readonly stack: RichElement[] = [this.root]
  /** The font of each open element, in lower case; '' = none named. */
  private readonly fonts: string[] = ['']
  /** The number of open elements beyond the depth limit. */
  private tooDeep = 0
  private nodesLeft: number
  private textLeft: number
  private isTruncated = false
  private hasHidden = false

  constructor(private readonly options: ParseOptions) {
    const { portions = 1 } = options
    this.nodesLeft = limits.nodes * portions
    this.textLeft = limits.text * portions
  }

  tree(): RichTree {
    const { children } = this.root
    return { children: this.hasHidden ? seenOf(children) : children, isTruncated: this.isTruncated }
  }

  isFull(): boolean {
    return this.isTruncated
  }

  text(written: string): void {
    const text = drawnIn(this.font(), decodeEntities(written).replace(unseen, ''))
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
      if (this.takeNode() && !isVoid) this.tooDeep += 1
      return
    }
    const element = this.element(tag, raw)
    if (!element || !this.takeNode()) return
    this.textLeft -= element.attributes.latex?.length ?? 0
    this.hasHidden ||= element.sight === 'none' || element.sight === 'hidden'
    this.top().children.push(element)
    if (isVoid) return
    this.fonts.length = this.stack.length
    this.fonts.push(parseFont(raw.get('style') ?? '') || (raw.get('face') ?? '').toLowerCase() || this.font())
    this.stack.push(element)
  }

  close(name: string): void {
    const tag = sameTags.get(name) ?? name
    // Browsers read `</br>` as `<br>`, and editors rely on it.
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

  private font(): string {
    return this.fonts[this.stack.length - 1] ?? ''
  }

  private takeNode(): boolean {
    if (this.nodesLeft <= 0) this.isTruncated = true
    else this.nodesLeft -= 1
    return !this.isTruncated
  }

  private endBefore(tag: RichTag): void {
    const closing = closings.get(tag)
    if (closing) this.end(closing)
    else if (isBlockTag(tag)) this.end(endsParagraph)
  }

  /** Ends the nearest open element that is meant, and everything open inside it. */
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

  /** `undefined` = not allowed. */
  private element(tag: RichTag, raw: RawAttributes): RichElement | undefined {
    const read = (name: string) => decodeEntities(raw.get(name) ?? '')
    const attributes = this.attributes(tag, read, raw)
    const latex = latexOf(read)
    if (latex && (tag !== 'img' || !attributes)) {
      return { tag: tag === 'img' ? 'span' : tag, style: {}, attributes: { latex }, children: [] }
    }
    if (!attributes) return undefined
    const align = read('align') || (/(?:^|[\s-])align-(\w+)/.exec(read('class'))?.[1] ?? '')
    const style = tag === 'img' ? {} : parseStyle(read('style'), align, read('color'))
    const sight = tag === 'img' ? undefined : raw.has('hidden') ? 'none' : parseSight(read('style'))
    const anchor = decoded(read('id') || (tag === 'a' && read('name')) || '').slice(0, anchorMaxLength)
    const isOpen = tag === 'details' && raw.has('open')
    const extra = { ...(anchor && { anchor }), ...(isOpen && { isOpen }) }
    return { tag, style, ...(sight && { sight }), attributes: { ...attributes, ...extra }, children: [] }
  }

  /** An editor's lazy or original address counts before its stand-in. */
  private pictureUrl(read: (name: string) => string): { isNamed: boolean; src?: string } {
    const written = read('src')
    const names = ['data-src', 'data-original', 'data-actualsrc', '_src']
    const later = names.map(read).filter((text) => text.trim() !== '')
    const isStandIn = /^\s*(data:|$)/i.test(written)
    const all = isStandIn ? [...later, written] : [written, ...later]
    const src = all.map((text) => imageUrl(text) ?? this.onSite(text)).find((url) => url !== undefined)
    return { isNamed: all.some((text) => text.trim() !== ''), ...(src && { src }) }
  }

  private onSite(text: string): string | undefined {
    return pathOn(this.options.site ?? '', text)
  }

  private fileUrl(text: string): string | undefined {
    return webUrl(text)?.url ?? this.onSite(text)
  }

  private linkUrl(text: string): string | undefined {
    const file = this.onSite(text)
    const url = webUrl(text.replace(/^\s*(?=www\.)/i, 'https://'))?.url
    return url ?? (file && fileEnding.test(text) ? file : undefined)
  }

  private attributes(tag: RichTag, read: (name: string) => string, raw: RawAttributes): RichAttributes | undefined {
    switch (tag) {
      case 'pre':
      case 'code': {
        const [, language] = languagePattern.exec(read('class')) ?? []
        return language ? { language } : {}
      }
      case 'a': {
        const written = read('href')
        const place = /^\s*(#[^/\s][^\s]*)\s*$/.exec(decoded(written))?.[1]?.slice(0, anchorMaxLength + 1)
        const href = place ?? appPath(written) ?? this.linkUrl(written) ?? contactUrl(written)
        return href ? { href } : {}
      }
      case 'img': {
        const { src, isNamed } = this.pictureUrl(read)
        const size = parsePictureSize(read('width'), read('height'), read('style'))
        const alt = read('alt') || latexOf(read)
        // Without any address it is no picture, and the picture of a formula is drawn as the formula.
        if (!size || raw.has('hidden') || (!src && (!isNamed || latexOf(read) !== ''))) return undefined
        return { ...(src && { src }), alt: alt.replace(unseen, '').trim().slice(0, altMaxLength), ...size }
      }
      case 'video': {
        const src = this.fileUrl(read('src'))
        const poster = this.fileUrl(read('poster'))
        return { ...(src && { src }), ...(poster && { poster }) }
      }
      case 'audio': {
        const src = this.fileUrl(read('src'))
        return src ? { src } : {}
      }
      case 'iframe': {
        const player = webUrl(read('src')) ?? webUrl(read('data-src'))
        if (!player) return undefined
        const isAllowed = player.url.startsWith('https:') && this.options.playerHosts?.includes(player.host)
        if (isAllowed) return { src: player.url }
        // What is too small to be watched only counts readers.
        return parsePictureSize(read('width'), read('height'), read('style')) && { href: player.url }
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
    const src = this.fileUrl(decodeEntities(raw.get('src') ?? ''))
    if ((tag === 'video' || tag === 'audio') && src) attributes.src ??= src
  }
}
