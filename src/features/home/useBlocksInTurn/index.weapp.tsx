import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import type { Block } from '@/api/block'
import { useInViewport } from '@/features/shared/list/useInViewport'

/** About a screen: a block is drawn before a fling brings it into sight. */
const aheadPx = 800

/** About as high as the block will be. */
function heightOf(block: Block): number {
  switch (block.kind) {
    case 'blank':
      return block.heightPx
    case 'grid':
      return 64 * Math.ceil(block.items.length / block.columns)
    case 'shelf':
      return 260
    default:
      return 130
  }
}

interface RoomProps {
  heightPx: number
  onNear: () => void
}

/** In place of what is not drawn yet, so that a fling does not end there. */
function Room({ heightPx, onNear }: RoomProps) {
  const { id, isNear } = useInViewport(aheadPx, false)
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <View id={id} style={{ height: `${heightPx}px` }} />
}

/**
 * How many blocks to draw now, and the room for the others. WeChat keeps every node of a page in two places and sends
 * each across, so a block is drawn when the learner comes near it.
 */
export function useBlocksInTurn(blocks: Block[], first: number) {
  const [count, setCount] = useState(first)
  const heightPx = blocks.slice(count).reduce((sum, block) => sum + heightOf(block), 0)
  // Each block has a room of its own, whose observer says anew whether there is still something to draw.
  const room = heightPx > 0 && <Room key={count} heightPx={heightPx} onNear={() => setCount(count + 1)} />
  return { shown: count, room }
}
