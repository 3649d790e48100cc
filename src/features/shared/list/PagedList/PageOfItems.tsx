import { View } from '@tarojs/components'
import { memo, type ReactNode, useEffect, useState } from 'react'

import { cx } from '@/components/cx'

import { useIncrementalRender } from '../useIncrementalRender'
import { useInViewport } from '../useInViewport'
import styles from './index.module.scss'

/** Further away, a page of items is only a box of its height. So 10,000 items cost no more than a few pages. */
const drawnPx = 2_400

/** The first page draws this many at once; everything else follows in portions. */
const screenful = 8

interface ItemProps<T> {
  item: T
  renderItem: (item: T) => ReactNode
}

/** Not drawn again while its page grows, nor ever while `renderItem` stays the same function. */
const Item = memo(function Item<T>({ item, renderItem }: ItemProps<T>) {
  return <View>{renderItem(item)}</View>
}) as <T>(props: ItemProps<T>) => ReactNode

interface PageOfItemsProps<T> {
  items: readonly T[]
  keyOf: (item: T) => string | number
  renderItem: (item: T) => ReactNode
  isFirst: boolean
  /** Two columns on a tablet. */
  isGrid: boolean
  /** Follows the last page once that is complete. */
  end?: ReactNode
}

export function PageOfItems<T>({ items, keyOf, renderItem, isFirst, isGrid, end }: PageOfItemsProps<T>) {
  const { id, isNear, heightPx } = useInViewport(drawnPx, true)
  const [wasWhole, setWhole] = useState(false)
  const shown = useIncrementalRender(isNear || !wasWhole ? items.length : 0, isFirst ? screenful : 0)
  const isWhole = shown === items.length
  useEffect(() => {
    if (isWhole) setWhole(true)
  }, [isWhole])
  return (
    <>
      <View
        id={id}
        className={cx(styles.page, isGrid && shown > 0 && styles.grid)}
        // The height is unknown before the page was complete.
        style={wasWhole && !isWhole ? { minHeight: `${heightPx}px` } : undefined}
      >
        {items.slice(0, shown).map((item) => (
          <Item key={keyOf(item)} item={item} renderItem={renderItem} />
        ))}
      </View>
      {wasWhole && end}
    </>
  )
}
