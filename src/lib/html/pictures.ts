import type { Block } from './blocks'

/** Web addresses of the pictures that can be shown large, in reading order: those that lead nowhere else. */
export function picturesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'text':
        return block.runs.flatMap((run) =>
          run.kind === 'picture' && !run.href && run.picture.src.startsWith('http') ? [run.picture.src] : [],
        )
      case 'list':
        return block.items.flatMap(picturesOf)
      case 'quote':
        return picturesOf(block.blocks)
      case 'table':
        return block.rows.flat().flatMap((cell) => picturesOf(cell.blocks))
      default:
        return []
    }
  })
}
