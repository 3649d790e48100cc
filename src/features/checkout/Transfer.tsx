import { Text, View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { ListRow } from '@/components/ListRow'
import { Banner } from '@/components/Banner'
import { PriceTag } from '@/components/PriceTag'
import { Skeleton, SkeletonLine } from '@/components/Skeleton'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'
import { QueryView } from '@/features/shared/page'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { isRefusedWith } from '@/http/apiError'
import type { Cents } from '@/lib/money'
import { orderQueries } from '@/queries/order'

import { FirstAnswer } from './FirstAnswer'
import { OrderNumber } from './OrderNumber'
import { OrderPending } from './PaymentPending'
import styles from './transfer.module.scss'
import { texts as checkoutTexts } from './texts'
import { type Checkout, useCheckout, useResultPage } from './useCheckout'
import { useOrder } from './useOrder'

const texts = checkoutTexts.transfer

/** Shown once the server has said that the order can still be paid, because it gives instructions for any order. */
export function Transfer({ orderNo }: { orderNo: string }) {
  const checkout = useCheckout({ step: 'confirming', orderNo, received: 'nothing' })
  const { state } = checkout
  useResultPage(state)
  return (
    <FirstAnswer checkout={checkout} skeleton={<PageSkeleton />}>
      {state.step === 'confirming' ? (
        <Instructions orderNo={orderNo} checkout={checkout} />
      ) : (
        <OrderPending checkout={checkout} orderNo={orderNo} />
      )}
    </FirstAnswer>
  )
}

/** What to write on the transfer, how to make it, and what happens then. */
function Instructions({ orderNo, checkout }: { orderNo: string; checkout: Checkout }) {
  const instructions = useQuery(orderQueries.transfer(orderNo))
  const { isPolling, pollNow, check } = checkout
  const [hasSent, setSent] = useState(false)
  const onSent = () => {
    setSent(true)
    void pollNow()
  }
  return (
    <>
      {hasSent && (
        <Banner icon='clock' tone='warning'>
          {texts.waiting}
        </Banner>
      )}
      <View className={styles.page}>
        <View className={styles.card}>
          <OrderNumber value={orderNo} />
          <Amount orderNo={orderNo} />
          <View className={styles.ends}>
            <Text>{texts.ends}</Text>
            <SupportButton size='s' />
          </View>
        </View>
        <View className={styles.card}>
          <View className={styles.title} role='heading' aria-level='2'>
            {texts.how}
          </View>
          <View className={styles.text}>
            {isRefusedWith(instructions.error, 'orderNotPayable') ? (
              <StateView kind='empty' title={checkoutTexts.unpayable} isCompact />
            ) : (
              <QueryView query={instructions} skeleton={<TextSkeleton />} title={texts.failed} isCompact>
                {(html) => <RichText html={html} />}
              </QueryView>
            )}
          </View>
        </View>
      </View>
      <ActionBar>
        <Button
          size='l'
          isBlock
          isLoading={isPolling}
          isDisabled={!instructions.data}
          onClick={hasSent ? () => void check() : onSent}
        >
          {hasSent ? checkoutTexts.seeResult : texts.done}
        </Button>
      </ActionBar>
    </>
  )
}

/** What is due; the full price where this device does not know of a promo code. */
function Amount({ orderNo }: { orderNo: string }) {
  const { row, draft } = useOrder(orderNo)
  if (draft && !draft.createdElsewhere) {
    return <ListRow label={texts.amount} isStrong value={<Price cents={draft.amountDueCents} />} />
  }
  const cents = draft ? draft.amountDueCents : row?.chargeCents
  if (cents === undefined) return null
  return (
    <ListRow label={checkoutTexts.orderAmount} hint={texts.createdElsewhere} isStrong value={<Price cents={cents} />} />
  )
}

const Price = ({ cents }: { cents: Cents | null }) => <PriceTag priceCents={cents} size='l' isExact />

const PageSkeleton = () => (
  <View className={styles.page}>
    <View className={styles.card}>
      <TextSkeleton />
    </View>
  </View>
)

const TextSkeleton = () => (
  <Skeleton>
    <SkeletonLine width='80%' />
    <SkeletonLine width='60%' />
    <SkeletonLine width='70%' />
  </Skeleton>
)
