import type { RichStyle, Sight } from './style'

/** Server HTML, reduced to what may be shown. Only what is named here survives. */
export type RichNode = string | RichElement

export interface RichElement {
  tag: RichTag
  style: RichStyle
  /** Whether a browser would draw it; absent = like its parent. A `RichTree` has nothing hidden left. */
  sight?: Sight
  attributes: RichAttributes
  children: RichNode[]
}

export interface RichTree {
  children: RichNode[]
  /** Something was left out because the text passes the limits below. */
  isTruncated: boolean
}

export interface RichAttributes {
  /** `a`: a web address, a path of this app, `tel:` or `mailto:`, or `#` with the name of a place in this text. */
  href?: string
  /** A link with this name leads here. */
  anchor?: string
  /** `details`: unfolded from the start. */
  isOpen?: boolean
  /**
   * `img`: a web address or a `data:` picture, absent = it has one that cannot be shown; `video`, `audio`: a web
   * address; `iframe`: a player that was allowed, any other has a `href`.
   */
  src?: string
  /** `video`: web address of its picture. */
  poster?: string
  alt?: string
  widthPx?: number
  widthPercent?: number
  /** `img`: width by height, where both are known. */
  ratio?: number
  colSpan?: number
  rowSpan?: number
  /** `ol`: number of the first item. */
  start?: number
  /** `pre`, `code`: the name of its programming language, as the editor has it. */
  language?: string
  /** The element stands for this formula; what it holds is a drawing of it. */
  latex?: string
}

export const limits = {
  /** Levels of nested elements; whatever is deeper moves up to the last of them. */
  depth: 64,
  /** Elements and pieces of text. */
  nodes: 5_000,
  /** Characters of text, all together. */
  text: 500_000,
}

const blockTags = [
  'p',
  'div',
  'section',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'ul',
  'ol',
  'li',
  'blockquote',
  'pre',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'hr',
  'figure',
  'figcaption',
  'details',
  'summary',
] as const
const inlineTags = [
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'del',
  'sub',
  'sup',
  'br',
  'span',
  'code',
  'mark',
  'ruby',
  'rt',
  'img',
  'video',
  'audio',
  'iframe',
] as const

export type RichTag = (typeof blockTags)[number] | (typeof inlineTags)[number]

const tags: ReadonlySet<string> = new Set([...blockTags, ...inlineTags])
const blocks: ReadonlySet<string> = new Set(blockTags)

export const isRichTag = (tag: string): tag is RichTag => tags.has(tag)
export const isBlockTag = (tag: string): boolean => blocks.has(tag)

/** Tags that mean the same as one of ours. Others that are not ours vanish and leave their content. */
export const sameTags: ReadonlyMap<string, RichTag> = new Map(
  Object.entries({
    article: 'div',
    aside: 'div',
    header: 'div',
    footer: 'div',
    main: 'div',
    nav: 'div',
    center: 'div',
    address: 'div',
    dl: 'div',
    dt: 'div',
    dd: 'div',
    fieldset: 'div',
    caption: 'div',
    tfoot: 'tbody',
    strike: 's',
    ins: 'u',
    kbd: 'code',
    samp: 'code',
    tt: 'code',
    image: 'img',
    font: 'span',
    rb: 'span',
  } as const),
)

/** Elements that have no content and no end tag. */
export const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img', 'iframe'])

/** Dropped together with everything inside. */
export const droppedTags: ReadonlySet<string> = new Set(
  (
    'script style form object svg template noscript title textarea select applet canvas rp ' +
    'xmp noembed noframes plaintext'
  ).split(' '),
)
