import { View } from '@tarojs/components'
import { useRef, useState } from 'react'

import type { AppliedPromo } from '@/api/order'
import { FieldError } from '@/components/FieldError'
import { confirmVipAgreement } from '@/features/shared/agreements/VipAgreement'
import { ask, toast } from '@/features/shared/dialog'
import { lazySheet } from '@/features/shared/lazySheet'
import { type Goods, kindOf, type SaleItem } from '@/goods/kinds'
import { labelOf } from '@/goods/purchase'
import { errorText } from '@/http/apiError'
import { amountDueCents, type Cents } from '@/lib/money'
import { useSwitch } from '@/stores/appConfig'

import { handOver } from './browser'
import { CashierActionBar } from './CashierActionBar'
import styles from './cashier.module.scss'
import type { CheckoutState } from './machine'
import { PayMethods } from './PayMethods'
import { hostedMethod, type PayMethod } from './payWays'
import { abandon, type AddressedOrder, type OrderRequest, type PendingOrder } from './pendingOrder'
import { PendingOrderBanner } from './PendingOrderBanner'
import { Receipt } from './Receipt'
import { Terms } from './Terms'
import { texts } from './texts'
import type { Checkout } from './useCheckout'
import type { usePayMethods } from './usePayMethods'

const PromoSheet = lazySheet(() => import('./PromoSheet').then((chunk) => chunk.PromoSheet))

/** The waiting order's amount, else the price without the discount; null = unreadable. */
function dueOf(item: SaleItem, order: PendingOrder | null, promo: AppliedPromo | null): Cents | null {
  if (order) return order.amountDueCents
  return item.priceCents === null ? null : amountDueCents(item.priceCents, promo?.discountCents ?? 0)
}

interface BillProps {
  goods: Goods
  item: SaleItem
  order: PendingOrder | null
  /** The numbers of this purchase's order, and of one before it. */
  known: Pick<OrderRequest, 'orderNo' | 'earlierNo'>
  address: AddressedOrder
  checkout: Checkout
  methods: ReturnType<typeof usePayMethods>
}

/** What is bought, what is due, the ways to pay, and the button. */
export function Bill({ goods, item, order, known, address, checkout, methods }: BillProps) {
  const { texts: kindTexts, protocol, isTopUp, coverRatio, emblem } = kindOf(goods.type)
  const { state, send, isBusy } = checkout
  const { siteAddress, chosen: chosenMethod } = methods
  const [chosenPromo, setPromo] = useState<AppliedPromo | null>(null)
  const [isPromoOpen, setPromoOpen] = useState(false)
  const [readState, setReadState] = useState<CheckoutState>()
  const isPromoOn = useSwitch('promoCode') === true

  // Taken off for good, so that the next try does not bring it back. The same code typed again is another choice.
  const refusedPromo = state.step === 'idle' ? state.refusedPromo : undefined
  if (refusedPromo && refusedPromo === chosenPromo) setPromo(null)
  const promo = order ? order.promo : chosenPromo
  const dueCents = dueOf(item, order, promo)
  const isSoldHere = chosenMethod?.way !== 'site'
  const canTypePromo = isPromoOn && isSoldHere && !isTopUp && !order && item.priceCents !== null && item.priceCents > 0
  const needsMethod = dueCents !== null && dueCents > 0 && (order === null || order.state === 'open')
  const message = 'message' in state && state !== readState ? state.message : undefined
  /** The message about the last try goes with the next input. */
  const onInput =
    <T,>(take: (value: T) => void) =>
    (value: T) => {
      setReadState(state)
      take(value)
    }

  async function onPay(method: PayMethod, shownCents: Cents): Promise<void> {
    if (method.way === 'site') return buyOnSite()
    if (protocol === 'vip' && !(await confirmVipAgreement())) return
    const request = { ...known, chosenNo: address.chosenNo, promo, method, shownCents }
    send({ type: 'pay', request })
  }

  async function buyOnSite(): Promise<void> {
    try {
      await handOver(siteAddress ?? '', texts.browser.buyCopied)
    } catch (error) {
      toast(errorText(error), 'error')
    }
  }

  const isAsking = useRef(false)
  /** After asking, leaves the waiting order behind for a new one. */
  async function startOver({ orderNo, state: orderState, promo: taken }: PendingOrder): Promise<void> {
    // A second tap comes before the question is drawn. It must not ask again once the first is answered.
    if (isAsking.current) return
    isAsking.current = true
    const stay = orderState === 'open' ? { cancelLabel: texts.payOn } : {}
    const isSure = await ask({ ...texts.askStartOver, ...stay })
    isAsking.current = false
    if (!isSure) return
    await abandon(goods, orderNo)
    setPromo(null)
    address.forget()
    send({ type: 'startedOver', message: taken ? texts.promo.taken : undefined })
  }

  return (
    <>
      {order && <PendingOrderBanner order={order} item={item} onStartOver={() => void startOver(order)} />}
      <View className={styles.page}>
        <Receipt
          item={item}
          coverRatio={coverRatio}
          emblem={emblem}
          priceLabel={texts.priceOf(labelOf(goods))}
          dueLabel={order?.createdElsewhere ? texts.orderAmount : texts.due}
          dueCents={dueCents}
          promo={promo}
          onPromo={canTypePromo ? () => setPromoOpen(true) : undefined}
        />
        {needsMethod && (
          <PayMethods
            {...methods}
            choose={onInput(methods.choose)}
            dueCents={order?.createdElsewhere ? null : dueCents}
          />
        )}
        {message && <FieldError text={message} />}
        {dueCents === null && <FieldError text={order ? texts.unreadableAmount : kindTexts.unpriced} />}
        <Terms protocol={protocol} />
      </View>
      <CashierActionBar
        order={order}
        dueCents={dueCents}
        // When nothing is due, no way to pay is needed.
        method={needsMethod ? chosenMethod : hostedMethod}
        isBusy={isBusy}
        onPay={(method, shownCents) => void onPay(method, shownCents)}
      />
      {canTypePromo && (
        <PromoSheet
          isOpen={isPromoOpen}
          onClose={() => setPromoOpen(false)}
          promo={promo}
          onChange={onInput(setPromo)}
        />
      )}
    </>
  )
}
