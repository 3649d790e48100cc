import { View } from '@tarojs/components'

import { Chips } from '@/components/Chips'

import { StickyBar } from '@/features/shared/page/StickyBar'
import { texts } from '../texts'
import styles from './index.module.scss'

/** Two levels; 0 stands for all. */
interface Category {
  id: number
  name: string
  children: readonly { id: number; name: string }[]
}

interface Sorting<O extends string> {
  orders: readonly { key: O; label: string }[]
  order: O
  onOrder: (order: O) => void
  /** Read aloud, if it is not an order. */
  orderLabel?: string
  /** At the right: 共 128 门. */
  summary?: string
}

interface FilterBarProps<O extends string> extends Partial<Sorting<O>> {
  /** Empty while they load, and without categories. */
  categories: readonly Category[]
  categoryId: number
  onCategory: (id: number) => void
}

const chip = ({ id, name }: { id: number; name: string }) => ({ key: id, label: name })

/**
 * The rows over a catalogue: categories, the children of the chosen one and, where there is a choice, the order, which
 * sticks to the top.
 */
export function FilterBar<O extends string>(props: FilterBarProps<O>) {
  const { categories, categoryId, onCategory, orders, order, onOrder, orderLabel, summary } = props
  const parent = categories.find(
    ({ id, children }) => id === categoryId || children.some((child) => child.id === categoryId),
  )
  const children = parent?.children ?? []
  return (
    <>
      <View className={styles.categories}>
        <Chips
          label={texts.category}
          items={[{ key: 0, label: texts.all }, ...categories.map(chip)]}
          value={parent?.id ?? categoryId}
          onChange={onCategory}
        />
        {parent && children.length > 0 && (
          <Chips
            label={texts.subcategory(parent.name)}
            items={[{ key: parent.id, label: texts.all }, ...children.map(chip)]}
            value={categoryId}
            onChange={onCategory}
            variant='text'
          />
        )}
      </View>
      {orders && order !== undefined && onOrder && (
        <OrderBar orders={orders} order={order} onOrder={onOrder} orderLabel={orderLabel} summary={summary} />
      )}
    </>
  )
}

function OrderBar<O extends string>({ orders, order, onOrder, orderLabel = texts.order, summary }: Sorting<O>) {
  return (
    <StickyBar>
      {(toStart) => (
        <View className={styles.order}>
          <View className={styles.orders}>
            <Chips
              label={orderLabel}
              items={orders}
              value={order}
              onChange={(next) => {
                onOrder(next)
                toStart()
              }}
              variant='text'
            />
          </View>
          {summary && <View className={styles.summary}>{summary}</View>}
        </View>
      )}
    </StickyBar>
  )
}
