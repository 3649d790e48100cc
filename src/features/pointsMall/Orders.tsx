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
import { texts as pointsMallTexts } from './texts'

const { order: texts } = pointsMallTexts
const empty = { ...texts.empty, action: { label: texts.toMall, onClick: () => replaceWith('credit1') } }

/** My exchanges and their status. */
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
      failedTitle={texts.failed}
    />
  )
}

function OrderCard({ order }: { order: MallOrder }) {
  const { id, title, thumb, points, recipient, createdAt } = order
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Text>{texts.number(id)}</Text>
        <Text>{dateOrDash(createdAt, formatDateTime)}</Text>
      </View>
      <View className={styles.goods}>
        <Cover src={thumb} width={96} />
        <View className={styles.words}>
          <View className={styles.title}>{title}</View>
          <Points points={points} />
        </View>
      </View>
      {recipient !== '' && <View className={styles.recipient}>{texts.recipient(recipient)}</View>}
      <State order={order} />
    </View>
  )
}

/** In progress, or sent with a number to copy, or delivered with a link to it. */
function State({ order: { title, isSent, isVirtual, expressNumber, giftType, giftId } }: { order: MallOrder }) {
  const type = goodsTypeOf(giftType)
  if (!isSent) return <View className={styles.state}>{texts.waiting}</View>
  if (!isVirtual) {
    return (
      <View className={styles.state}>
        <Text className={styles.number}>{expressNumber === '' ? texts.sent : texts.express(expressNumber)}</Text>
        {expressNumber !== '' && (
          <Button
            kind='line'
            size='s'
            label={texts.copyLabel(expressNumber)}
            onClick={() => void copyText(expressNumber, texts.copied)}
          >
            {texts.copy}
          </Button>
        )}
      </View>
    )
  }
  return (
    <View className={styles.state}>
      <Text>{texts.given}</Text>
      {type && (
        <Button
          kind='line'
          size='s'
          label={texts.openLabel(title)}
          onClick={() => void openLocation(kindOf(type).detailLocation(giftId))}
        >
          {texts.open}
        </Button>
      )}
    </View>
  )
}
