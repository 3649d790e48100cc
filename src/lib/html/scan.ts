import { droppedTags } from './tree'

/** As written: entities are not decoded yet. */
export type RawAttributes = ReadonlyMap<string, string>

export interface Sink {
  text(written: string): void
  open(tag: string, attributes: RawAttributes): void
  close(tag: string): void
  /** The inside of a `<math>`, as written. */
  math(source: string, attributes: RawAttributes): void
  isFull(): boolean
}

const usedAttributes: ReadonlySet<string> = new Set(
  (
    'href src data-src data-original data-actualsrc _src poster alt width height style align color face colspan rowspan ' +
    'start display class data-latex data-value data-w-e-type hidden open id name encoding'
  ).split(' '),
)

const tagForm = /<(\/?)([a-z][^\s/>]*)/iy
/** Characters of formulas and sentences that no tag's name has: in `$a<b$` and `若a<b，则` nothing may be lost. */
const noName = /[$\\^+=()|,{}\u3000-\uffef]/
/**
 * One attribute with the blanks and slashes before it. A quote that never closes is read as part of the
 * value.
 */
const attributeForm = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/y
const tagEndForm = /[\s/]*>/y

function matchAt(form: RegExp, html: string, at: number): RegExpExecArray | null {
  form.lastIndex = at
  return form.exec(html)
}

/**
 * Walks through HTML once and reports text, start tags and end tags, as browsers would see them; comments
 * and the dropped elements are passed over. Every character is looked at a bounded number of times,
 * whatever the input.
 *
 * Written by hand because it is all that an allow-list needs: htmlparser2 is 17 kB gzip, this 1 kB. A
 * misreading cannot open a door, since the result is a tree of allowed nodes and never HTML again.
 */
export function scanHtml(html: string, sink: Sink): void {
  const endOfMath = finder(html, /<\/math[\s/>]/gi)
  let at = 0
  while (at < html.length && !sink.isFull()) {
    const tagAt = html.indexOf('<', at)
    if (tagAt !== at) sink.text(html.slice(at, tagAt < 0 ? html.length : tagAt))
    if (tagAt < 0) return
    at = scanMarkup(html, tagAt, sink, endOfMath)
  }
}

/** A longer `<math>`, or one that never ends, is no formula: its content is ordinary text. */
const longestMath = 20_000

/** The next place, -1 = no more. Must be asked from left to right. */
type Finder = (from: number) => number

function finder(html: string, form: RegExp): Finder {
  let found = -2
  return (from) => {
    if (found === -1 || found >= from) return found
    form.lastIndex = from
    found = form.exec(html)?.index ?? -1
    return found
  }
}

/** Index after the end of `mark`, or the end of the text. */
function after(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from)
  return found < 0 ? html.length : found + mark.length
}

/** `at` is the place of a `<`. @returns where to go on */
function scanMarkup(html: string, at: number, sink: Sink, endOfMath: Finder): number {
  if (html.startsWith('<!-->', at) || html.startsWith('<!--->', at)) return after(html, '>', at)
  if (html.startsWith('<!--', at)) return after(html, '-->', at + 4)
  if (html[at + 1] === '!' || html[at + 1] === '?') return after(html, '>', at)

  const [head, slash, name = ''] = matchAt(tagForm, html, at) ?? []
  if (head === undefined || noName.test(name)) {
    sink.text('<')
    return at + 1
  }
  const tag = name.toLowerCase()
  if (slash) {
    sink.close(tag)
    return after(html, '>', at)
  }

  const { attributes, end } = scanAttributes(html, at + head.length)
  if (end === undefined) return html.length
  if (droppedTags.has(tag)) return html[end - 2] === '/' && tag === 'svg' ? end : afterElement(html, tag, end)
  const mathEnd = tag === 'math' ? endOfMath(end) : -1
  if (mathEnd >= 0 && mathEnd - end <= longestMath) {
    sink.math(html.slice(end, mathEnd), attributes)
    return after(html, '>', mathEnd)
  }
  sink.open(tag, attributes)
  return tag === 'iframe' ? afterElement(html, tag, end) : end
}

/** `end` is the index after `>`; `undefined` when the tag never ends. */
function scanAttributes(html: string, from: number): { attributes: RawAttributes; end: number | undefined } {
  const attributes = new Map<string, string>()
  let at = from
  for (;;) {
    const end = matchAt(tagEndForm, html, at)
    if (end) return { attributes, end: at + end[0].length }
    const match = matchAt(attributeForm, html, at)
    if (!match) return { attributes, end: undefined }
    const [written, name = '', ...values] = match
    const key = name.toLowerCase()
    const isFirst = usedAttributes.has(key) && !attributes.has(key)
    if (isFirst) attributes.set(key, values.find((value) => value !== undefined) ?? '')
    at += written.length
  }
}

/**
 * @returns where a dropped element ends, counting elements of the same name inside; the end of the text when it never
 * does
 */
function afterElement(html: string, tag: string, from: number): number {
  const edge = new RegExp(`<(/?)${tag}(?=[\\s/>])`, 'gi')
  edge.lastIndex = from
  const canNest = tag === 'svg' || tag === 'object' || tag === 'template'
  let depth = 1
  for (let match = edge.exec(html); match; match = edge.exec(html)) {
    if (match[1]) depth -= 1
    else if (canNest) depth += 1
    if (depth === 0) return after(html, '>', match.index)
  }
  return html.length
}
