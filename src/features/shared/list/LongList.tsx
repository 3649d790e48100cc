import { View } from '@tarojs/components'
import { type ReactNode, useEffect, useState } from 'react'

import { PageOfItems } from './PagedList/PageOfItems'
import { useInViewport } from './useInViewport'

const portion = 20
const aheadPx = 600

interface LongListProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string | number
  /** Should be the same function each time: then drawn items stay as they are. */
  renderItem: (item: T) => ReactNode
}

/** Items that the server sends all at once. They are drawn as they come near the screen. */
export function LongList<T>({ items, keyOf, renderItem }: LongListProps<T>) {
  const [count, setCount] = useState(1)
  const starts = Array.from({ length: Math.min(count, Math.ceil(items.length / portion)) }, (_, i) => i * portion)
  const hasMore = count * portion < items.length
  return (
    <View>
      {starts.map((start, index) => (
        <PageOfItems
          key={start}
          items={items.slice(start, start + portion)}
          keyOf={keyOf}
          renderItem={renderItem}
          isFirst={index === 0}
          isGrid={false}
          end={hasMore && index === starts.length - 1 && <Next onNear={() => setCount(count + 1)} />}
        />
      ))}
    </View>
  )
}

function Next({ onNear }: { onNear: () => void }) {
  const { id, isNear } = useInViewport(aheadPx, false)
  useEffect(() => {
    if (isNear) onNear()
  }, [isNear, onNear])
  return <View id={id} style={{ height: '1px' }} />
}
