import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { Button } from '@/components/Button'
import { Dock } from '@/components/Dock'
import { ListRow } from '@/components/ListRow'
import { Notice } from '@/components/Notice'
import { PriceTag } from '@/components/PriceTag'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'
import { RichText } from '@/features/shared/richText'
import { QueryView } from '@/features/shared/screen'
import { orderQueries } from '@/queries/order'
import { replaceWith } from '@/routes/navigate'

import { OrderNumber } from './OrderNumber'
import styles from './transfer.module.scss'
import { texts } from './texts'
import { useOrder } from './useOrder'
import { useOrderWatch } from './useOrderWatch'

const words = texts.transfer

/** Paying by hand: what to write on the transfer, how to make it, and what comes after. */
export function Transfer({ orderNo }: { orderNo: string }) {
  const instructions = useQuery(orderQueries.transfer(orderNo))
  const { row, intent } = useOrder(orderNo)
  const [hasSent, setSent] = useState(false)
  const { news, isLooking, lookNow } = useOrderWatch(orderNo, hasSent)
  useEffect(() => {
    if (news === 'paid') replaceWith('orderSuccess', { order: orderNo })
  }, [news, orderNo])

  const onSent = () => (hasSent ? void lookNow() : setSent(true))
  const amountCents = intent ? intent.amountDueCents : row?.chargeCents
  return (
    <>
      {hasSent && (
        <Notice icon='clock' tone='warning'>
          {words.waiting}
        </Notice>
      )}
      <View className={styles.page}>
        <View className={styles.card}>
          <OrderNumber value={orderNo} />
          {amountCents !== undefined && (
            <ListRow
              label={words.amount}
              isStrong
              value={<PriceTag priceCents={amountCents} size='l' isExact />}
            />
          )}
        </View>
        <View className={styles.card}>
          <View className={styles.title} role='heading' aria-level='2'>
            {words.how}
          </View>
          <View className={styles.text}>
            <QueryView query={instructions} skeleton={<TextSkeleton />} title={words.failed} isCompact>
              {(html) => <RichText html={html} />}
            </QueryView>
          </View>
        </View>
      </View>
      <Dock>
        <Button size='l' isBlock isLoading={isLooking} isDisabled={!instructions.data} onClick={onSent}>
          {hasSent ? texts.seeResult : words.done}
        </Button>
      </Dock>
    </>
  )
}

const TextSkeleton = () => (
  <Skeleton>
    <SkeletonLine width='80%' />
    <SkeletonLine width='60%' />
    <SkeletonLine width='70%' />
  </Skeleton>
)
