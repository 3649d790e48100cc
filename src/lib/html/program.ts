import type { RichElement, RichNode } from './tree'

/** The text holds real line breaks. `language`: as the editor names it. */
export interface Program {
  text: string
  language?: string
}

/** The text of an element, as written. */
export function sourceOf(node: RichNode): string {
  if (typeof node === 'string') return node
  return node.tag === 'br' ? '\n' : node.children.map(sourceOf).join('')
}

/** Reads `pre`, whose language stands on it or on the `code` in it. Null = it is empty. */
export function readProgram(pre: RichElement): Program | null {
  const text = sourceOf(pre).replace(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd()
  if (text === '') return null
  const named = [pre, ...pre.children].find((node) => typeof node === 'object' && node.attributes.language)
  return typeof named === 'object' ? { text, language: named.attributes.language } : { text }
}
