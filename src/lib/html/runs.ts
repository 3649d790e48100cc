import type { Block, Run } from './blocks'

/** All inline content in reading order. */
function runsOf(blocks: readonly Block[]): Run[] {
  return blocks.flatMap((block): Run[] => {
    switch (block.kind) {
      case 'text':
        return block.runs
      case 'list':
        return block.items.flatMap(runsOf)
      case 'quote':
        return runsOf(block.blocks)
      case 'details':
        return [...runsOf(block.summary), ...runsOf(block.blocks)]
      case 'table':
        return block.rows.flat().flatMap((cell) => runsOf(cell.blocks))
      default:
        return []
    }
  })
}

/** Web addresses of the pictures that can be shown large, in reading order: those that lead nowhere else. */
export const picturesOf = (blocks: readonly Block[]): string[] =>
  runsOf(blocks).flatMap((run) =>
    run.kind === 'picture' && !run.href && run.picture.src?.startsWith('http') ? [run.picture.src] : [],
  )

/** Names of the places in it, in the order in which they are drawn. */
export const placesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'anchor':
        return [block.name]
      case 'list':
        return block.items.flatMap(placesOf)
      case 'quote':
        return placesOf(block.blocks)
      case 'details':
        return [...placesOf(block.summary), ...placesOf(block.blocks)]
      case 'table':
        return block.rows.flat().flatMap((cell) => placesOf(cell.blocks))
      default:
        return []
    }
  })

/** Index of the first block with a formula, -1 = there is none. */
export const firstFormulaOf = (blocks: readonly Block[]): number =>
  blocks.findIndex((block) => runsOf([block]).some(({ kind }) => kind === 'formula'))
