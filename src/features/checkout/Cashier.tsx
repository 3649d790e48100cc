import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { StateView } from '@/components/StateView'
import { QueryView } from '@/features/shared/page'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { useIsPast } from '@/features/shared/promotion/useIsPast'
import type { Closed } from '@/goods/define'
import { type Goods, kindOf } from '@/goods/kinds'
import { promotionSwitch, saleOf } from '@/goods/purchase'
import { goBackOrReplace, replaceWith } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import { Bill } from './Bill'
import { CashierSkeleton } from './CashierSkeleton'
import type { CheckoutState } from './machine'
import { PendingView } from './PaymentPending'
import { type AddressedOrder, isEarlierTopUp, type PendingOrder, pendingQuery } from './pendingOrder'
import { ReservedUntil, Offer } from './SaleNotes'
import { resultOf, useSurroundings } from './surroundings'
import { texts } from './texts'
import { useTopUpOffer } from './topUpOffer'
import { isAtBill, useCheckout } from './useCheckout'
import { usePayMethods } from './usePayMethods'
import { homeAction } from './WhereSold'

interface CashierProps {
  goods: Goods
  address: AddressedOrder
}

/** Knows type and id, and asks the server for everything else. */
export function Cashier({ goods, address }: CashierProps) {
  const isKindOn = useSwitch(kindOf(goods.type).switch)
  const isPromotionOn = useSwitch(promotionSwitch(goods))
  if (isKindOn === false || isPromotionOn === false)
    return <StateView kind='locked' {...texts.closed} action={homeAction} />
  return <OpenCashier goods={goods} address={address} />
}

const idle: CheckoutState = { step: 'idle' }

/** Other pages show these states. */
function pageOf(state: CheckoutState): 'orderSuccess' | 'orderPay' | 'orderWechatH5' | undefined {
  switch (state.step) {
    case 'paid':
      return 'orderSuccess'
    case 'paying':
      return state.by === 'transfer' ? 'orderPay' : undefined
    case 'confirming':
      // Before the server's first answer the order may still turn out to be paid.
      return state.received === 'nothing' && state.error === undefined ? undefined : 'orderWechatH5'
    case 'cancelled':
    case 'missing':
      return 'orderWechatH5'
    default:
      return undefined
  }
}

/** Replaces the cashier, so that "back" does not meet it again. */
function useFollow(state: CheckoutState): void {
  const page = pageOf(state)
  const order = 'orderNo' in state ? state.orderNo : undefined
  // Another page, such as the agreement, may lie over this one by now.
  const isInFront = usePageVisible()
  useEffect(() => {
    if (isInFront && page && order) replaceWith(page, { order })
  }, [isInFront, page, order])
}

/**
 * The page may be loaded anew while WeChat or Alipay is in front, or the login may end. A paid top-up is this purchase's
 * only if its number is known.
 */
function useKept({ type }: Goods, state: CheckoutState, { keep }: AddressedOrder): void {
  const isInApp = state.step === 'paying' && (state.by === 'app' || state.by === 'sheet')
  const orderNo = isInApp && kindOf(type).isTopUp ? state.orderNo : undefined
  useEffect(() => {
    if (orderNo !== undefined) keep(orderNo)
  }, [orderNo, keep])
}

/**
 * The price comes from the detail's own query, but never from what that page knew before the cashier opened, nor from the
 * device's stored copy, which counts as infinitely old.
 */
function useSaleItem(goods: Goods) {
  const sale = saleOf(goods)
  const client = useQueryClient()
  const [knownAtMs] = useState(() => client.getQueryState(sale.queryKey)?.dataUpdatedAt ?? 0)
  const query = useQuery({ ...sale, staleTime: 0 })
  // Drawn anew then: the row answers that it is closed. It is read once more, because its moment was reckoned by the
  // clock of its answer, and the server's time may have been learned since.
  const isOver = useIsPast(query.data?.endsAt)
  const { refetch } = query
  useEffect(() => {
    if (isOver) void refetch()
  }, [isOver, refetch])
  if (query.dataUpdatedAt !== knownAtMs) return query
  return { ...query, data: undefined, isError: query.isError && !query.isFetching }
}

/** An order that is paid, or may be, is followed to its end. */
const isUnpaid = (order: PendingOrder | null) => order === null || order.state === 'open'

/** The order that this page has shown as unpaid, or made; null = none yet. */
function useOwnOrderNo(order: PendingOrder | null | undefined, state: CheckoutState): string | null {
  const [ownNo, setOwnNo] = useState<string | null>(null)
  const shownNo = order && order.state !== 'paid' ? order.orderNo : ownNo
  const nextNo = 'orderNo' in state ? state.orderNo : shownNo
  if (nextNo !== ownNo) setOwnNo(nextNo)
  return nextNo
}

/** Replaces the bill: why the thing is not paid for here. */
function NotForSale({ goods, closed }: { goods: Goods; closed: Closed }) {
  const { title, hint, action } = closed
  const back = { label: texts.toDetail, onClick: () => goBackOrReplace(kindOf(goods.type).detailLocation(goods.id)) }
  const onward = action && { label: action.label, onClick: () => goBackOrReplace(action.location) }
  return <StateView kind='empty' title={title} hint={hint} action={onward ?? back} secondary={onward && back} />
}

function Owned({ goods: { type, id } }: { goods: Goods }) {
  const { texts: words, detailLocation } = kindOf(type)
  const start = { label: words.start, onClick: () => goBackOrReplace(detailLocation(id)) }
  return <StateView kind='done' {...words.owned} action={start} />
}

function OpenCashier({ goods, address }: CashierProps) {
  const { chosenNo, forget } = address
  const checkout = useCheckout(idle, goods, chosenNo)
  const { state, send } = checkout
  const item = useSaleItem(goods)
  const surroundings = useSurroundings(goods, chosenNo)
  // An order that waited at the last visit may be paid by now.
  const pending = useQuery({ ...pendingQuery(goods, chosenNo), staleTime: 0 })
  const methods = usePayMethods(goods, item.data, pending.data)
  useFollow(state)
  useKept(goods, state, address)
  useTopUpOffer(goods, state)

  const ownNo = useOwnOrderNo(pending.data, state)
  const isEarlier = pending.data != null && isEarlierTopUp(goods, pending.data, [ownNo, chosenNo])
  const paidOrderNo = pending.data?.state === 'paid' && !isEarlier ? pending.data.orderNo : undefined
  useEffect(() => {
    if (paidOrderNo) send({ type: 'answered', orderNo: paidOrderNo, result: 'paid' })
  }, [paidOrderNo, send])

  const isOver = pending.data?.state === 'over'
  useEffect(() => {
    if (!isOver) return
    forget()
    send({ type: 'startedOver', message: texts.chosenOver })
  }, [isOver, forget, send])

  if (state.step === 'redirecting') return <PendingView checkout={checkout} goods={goods} />
  return (
    <QueryView query={item} skeleton={<CashierSkeleton />} title={texts.billFailed}>
      {(data) => (
        <QueryView query={surroundings} skeleton={<CashierSkeleton />} title={texts.billFailed}>
          {({ isOwned, offer, begun, ...around }) => {
            // After a tap on "pay" its end counts: in WeChat's sheet, or by the server's answers.
            const isReplaceable = isAtBill(state)
            if (isReplaceable && (data.isOwned || isOwned)) return <Owned goods={goods} />
            // The bill waits for the look-up. One that fails does not keep it back: then it shows the order that the
            // device knows as sent or charged, if any, and a tap on "pay" looks again before it orders.
            if (pending.isLoading || isOver) return <CashierSkeleton />
            const earlierNo = isEarlier ? pending.data?.orderNo : undefined
            const order = isEarlier ? null : (pending.data ?? null)
            const closed = around.own ?? data.closed ?? around.instead
            if (isReplaceable && closed && isUnpaid(order)) return <NotForSale goods={goods} closed={closed} />
            return (
              <>
                {data.isReserved && data.endsAt && <ReservedUntil until={data.endsAt} />}
                {earlierNo !== undefined && (
                  <Offer
                    words={texts.earlier.note}
                    label={texts.earlier.label}
                    location={{ name: 'orderSuccess', params: { order: earlierNo } }}
                  />
                )}
                {begun && begun.orderNo !== order?.orderNo ? (
                  <Offer words={begun.note} label={texts.begun.label} location={resultOf(begun.orderNo)} />
                ) : (
                  offer && isUnpaid(order) && <Offer {...offer} />
                )}
                <Bill
                  goods={goods}
                  item={data}
                  order={order}
                  known={{ orderNo: order?.orderNo ?? ownNo, earlierNo }}
                  address={address}
                  checkout={checkout}
                  methods={methods}
                />
              </>
            )
          }}
        </QueryView>
      )}
    </QueryView>
  )
}
