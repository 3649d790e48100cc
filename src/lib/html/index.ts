import { type Block, layOut } from './blocks'
import { parseHtml, type ParseOptions } from './parse'

export type { Block, Cell, FormulaRun, Picture, Run, TextBlock, TextRun, TextStyle } from './blocks'
export { markTones, textTones, type Tones } from './color'
export { firstFormulaOf, picturesOf, placesOf, textsOf } from './runs'
export type { RichElement, RichNode, RichTree } from './tree'
export { parseHtml, type ParseOptions }

interface RichDocument {
  blocks: Block[]
  /** The text was longer than the limits. */
  isTruncated: boolean
}

export function readRichText(html: string, options?: ParseOptions): RichDocument {
  const tree = parseHtml(html, options)
  return { blocks: layOut(tree), isTruncated: tree.isTruncated }
}
