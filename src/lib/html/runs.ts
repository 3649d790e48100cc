import type { Block, Run } from './blocks'

/** Blocks that hold no others, in reading order. */
const leavesOf = (blocks: readonly Block[]): Block[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(leavesOf)
      case 'quote':
        return leavesOf(block.blocks)
      case 'details':
        return leavesOf([...block.summary, ...block.blocks])
      case 'table':
        return block.rows.flat().flatMap((cell) => leavesOf(cell.blocks))
      default:
        return [block]
    }
  })

/** All inline content in reading order. */
const runsOf = (blocks: readonly Block[]): Run[] =>
  leavesOf(blocks).flatMap((block) => (block.kind === 'text' ? block.runs : []))

/** Web addresses, in reading order, of pictures that can be shown large: those that are no links. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  runsOf(blocks).flatMap((run) =>
    run.kind === 'picture' && !run.href && run.picture.src?.startsWith('http') ? [run.picture.src] : [],
  )

/** Names of anchors, in drawing order. */
export const placesOf = (blocks: readonly Block[]): string[] =>
  leavesOf(blocks).flatMap((block) => (block.kind === 'anchor' ? [block.name] : []))

/** Index of the first block with a formula, -1 = there is none. */
export const firstFormulaOf = (blocks: readonly Block[]): number =>
  blocks.findIndex((block) => runsOf([block]).some(({ kind }) => kind === 'formula'))

/** Formulas as they are read aloud; pictures say nothing. */
const textOfRun = (run: Run): string => (run.kind === 'text' ? run.text : run.kind === 'formula' ? run.label : '')

/** What can be read, a paragraph each, in reading order. */
export const textsOf = (blocks: readonly Block[]): string[] =>
  leavesOf(blocks)
    .map((block) =>
      block.kind === 'text' ? block.runs.map(textOfRun).join('') : block.kind === 'code' ? block.text : '',
    )
    .filter((text) => text.trim() !== '')
