import type { Block } from '@/api/block'

import { useStagedRender } from '../useStagedRender'

/** How many blocks to draw now: the first ones at once, then one more at a time. */
export const useBlocksInTurn = (blocks: Block[], first: number) => ({
  shown: useStagedRender(blocks.length, first),
  room: null,
})
