import { Text, View } from '@tarojs/components'

import type { MallOrder } from '@/api/pointsMall'
import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { copyText } from '@/features/shared/share/copyText'
import { kindOf } from '@/goods/kinds'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { pointsMallQueries } from '@/queries/pointsMall'
import { goodsTypeOf } from '@/routes/goods'
import { openLocation, replaceWith } from '@/routes/navigate'

import styles from './orders.module.scss'
import { Points } from './Points'
import { texts } from './texts'

const { order: words } = texts
const empty = { ...words.empty, action: { label: words.toMall, onClick: () => replaceWith('credit1') } }

/** What I have exchanged, and what became of it. */
export function Orders() {
  const { queryKey } = pointsMallQueries.orders()
  const query = usePagedQuery(pointsMallQueries.orders())
  usePullDown(queryKey)
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={(order) => <OrderCard order={order} />}
      empty={empty}
      failedTitle={words.failed}
    />
  )
}

function OrderCard({ order }: { order: MallOrder }) {
  const { id, title, thumb, points, createdAt } = order
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Text>{words.number(id)}</Text>
        <Text>{dateOrDash(createdAt, formatDateTime)}</Text>
      </View>
      <View className={styles.goods}>
        <Cover src={thumb} width={96} />
        <View className={styles.words}>
          <View className={styles.title}>{title}</View>
          <Points points={points} />
        </View>
      </View>
      <State order={order} />
    </View>
  )
}

/** Under way, sent with a number to copy, or given with the way to it. */
function State({ order: { title, isSent, isVirtual, expressNumber, giftType, giftId } }: { order: MallOrder }) {
  const type = goodsTypeOf(giftType)
  if (!isSent) return <View className={styles.state}>{words.waiting}</View>
  if (!isVirtual) {
    return (
      <View className={styles.state}>
        <Text className={styles.number}>{words.express(expressNumber)}</Text>
        {expressNumber !== '' && (
          <Button
            kind='line'
            size='s'
            label={words.copyLabel(expressNumber)}
            onClick={() => void copyText(expressNumber, words.copied)}
          >
            {words.copy}
          </Button>
        )}
      </View>
    )
  }
  return (
    <View className={styles.state}>
      <Text>{words.given}</Text>
      {type && (
        <Button
          kind='line'
          size='s'
          label={words.openLabel(title)}
          onClick={() => void openLocation(kindOf(type).detailLocation(giftId))}
        >
          {words.open}
        </Button>
      )}
    </View>
  )
}
