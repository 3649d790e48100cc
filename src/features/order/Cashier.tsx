import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'

import type { AppliedPromo } from '@/api/order'
import { FieldError } from '@/components/FieldError'
import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/screen'
import { confirmVipConsent } from '@/features/shared/vipConsent'
import { type Goods, kindOf, type Offer } from '@/goods/kinds'
import { goodsQueries } from '@/goods/queries'
import { amountDueCents, type Cents } from '@/lib/money'
import { payAdapter } from '@/platform/pay'
import { open, returnTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import { CashierDock } from './CashierDock'
import { CashierSkeleton } from './CashierSkeleton'
import styles from './cashier.module.scss'
import { hostedMethod, type PayMethod } from './methods'
import { Methods } from './Methods'
import type { PendingOrder } from './orders'
import { PendingNote } from './PendingNote'
import { PromoSheet } from './PromoSheet'
import { Receipt } from './Receipt'
import { Terms } from './Terms'
import { texts } from './texts'
import { useMethods } from './useMethods'
import { usePurchase } from './usePurchase'

const homeAction = { label: texts.home, onClick: () => open('home') }

/** The cashier: knows type and id, and asks the server for everything else. */
export function Cashier({ goods }: { goods: Goods }) {
  const isOn = useSwitch(kindOf(goods.type).switch)
  if (payAdapter.policy !== 'pay') return <StateView kind='locked' {...texts.hidden} action={homeAction} />
  if (isOn === false) return <StateView kind='locked' {...texts.closed} action={homeAction} />
  return <OpenCashier goods={goods} />
}

function OpenCashier({ goods }: { goods: Goods }) {
  const { words, target } = kindOf(goods.type)
  const offer = useQuery(goodsQueries.offer(goods))
  const purchase = usePurchase(goods)
  const methods = useMethods(goods.type)
  return (
    <QueryView query={offer} skeleton={<CashierSkeleton />} title={texts.offerFailed}>
      {(data) => {
        if (data.isOwned) {
          const start = { label: words.start, onClick: () => returnTo(target(goods.id)) }
          return <StateView kind='done' {...words.owned} action={start} />
        }
        // Until it is known whether an order waits, the bill cannot be written.
        if (purchase.isChecking) return <CashierSkeleton />
        return <Bill goods={goods} offer={data} purchase={purchase} methods={methods} />
      }}
    </QueryView>
  )
}

/** What is due: the waiting order's amount, else the price without the discount; null = unreadable. */
function dueOf(offer: Offer, order: PendingOrder | null, promo: AppliedPromo | null): Cents | null {
  if (order) return order.amountDueCents
  return offer.priceCents === null ? null : amountDueCents(offer.priceCents, promo?.discountCents ?? 0)
}

interface BillProps {
  goods: Goods
  offer: Offer
  purchase: ReturnType<typeof usePurchase>
  methods: ReturnType<typeof useMethods>
}

function Bill({ goods, offer, purchase, methods }: BillProps) {
  const { words, protocol, isTopUp, coverRatio, emblem } = kindOf(goods.type)
  const { order, isPaying, message, pay, startOver } = purchase
  const [chosenPromo, setPromo] = useState<AppliedPromo | null>(null)
  const [isPromoOpen, setPromoOpen] = useState(false)
  const isPromoOn = useSwitch('promoCode') === true

  const promo = order ? order.promo : chosenPromo
  const dueCents = dueOf(offer, order, promo)
  const canTypePromo = isPromoOn && !isTopUp && !order && offer.priceCents !== null && offer.priceCents > 0
  const needsMethod = dueCents !== null && dueCents > 0 && (order === null || order.state === 'open')

  async function onPay(method: PayMethod, shownCents: Cents): Promise<void> {
    if (protocol === 'vip' && !(await confirmVipConsent())) return
    await pay({ promo, method, shownCents })
  }

  return (
    <>
      {order && <PendingNote order={order} onStartOver={() => void startOver()} />}
      <View className={styles.page}>
        <Receipt
          offer={offer}
          coverRatio={coverRatio}
          emblem={emblem}
          priceLabel={texts.priceOf(words.label)}
          dueLabel={order?.isForeign ? texts.orderAmount : texts.due}
          dueCents={dueCents}
          promo={promo}
          onPromo={canTypePromo ? () => setPromoOpen(true) : undefined}
        />
        {needsMethod && <Methods {...methods} />}
        {message && <FieldError text={message} />}
        {dueCents === null && <FieldError text={order ? texts.unreadableAmount : words.unpriced} />}
        <Terms protocol={protocol} />
      </View>
      <CashierDock
        order={order}
        dueCents={dueCents}
        // Nothing to pay needs no way to pay it.
        method={needsMethod ? methods.chosen : hostedMethod}
        isBusy={isPaying}
        onPay={(method, shownCents) => void onPay(method, shownCents)}
      />
      {canTypePromo && (
        <PromoSheet
          isOpen={isPromoOpen}
          onClose={() => setPromoOpen(false)}
          promo={promo}
          onChange={setPromo}
        />
      )}
    </>
  )
}
