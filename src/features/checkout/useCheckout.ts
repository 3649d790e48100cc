import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import type { Goods } from '@/goods/kinds'
import { goodsKey, saleOf } from '@/goods/purchase'
import { pause } from '@/lib/pause'
import { replaceWith } from '@/routes/navigate'

import { isWorking, runEffect } from './effects'
import { type CheckoutState, reduce } from './machine'
import { createOrderPolling, type PollResult } from './orderPolling'
import { payMethodsQuery } from './payMethods'
import { lookUpStatus, pendingQuery } from './pendingOrder'
import { surroundingsQuery } from './surroundings'
import { texts } from './texts'

export type Checkout = ReturnType<typeof useCheckout>

/**
 * The machine of a purchase, and everything that it sets going: the order, the gateway, the pay sheet, and the
 * questions to the server, which are asked while the page is in front.
 * @param start where this page comes in
 * @param goods what is bought; only the cashier orders and pays
 * @param chosenNo the order that the learner came to pay
 */
export function useCheckout(start: CheckoutState, goods?: Goods, chosenNo?: string) {
  const [state, send] = useReducer(reduce, start)
  const isInFront = usePageVisible()
  const frontRef = useRef(isInFront)
  useEffect(() => {
    frontRef.current = isInFront
    return () => void (frontRef.current = false)
  }, [isInFront])
  const orderNo = 'orderNo' in state ? state.orderNo : undefined

  // A mutation outlives its page: the same thing is not bought a second time while one is under way.
  const mutationKey = ['checkout', goods && goodsKey(goods)]
  const { mutateAsync: run } = useMutation({
    mutationKey,
    mutationFn: async (working: CheckoutState) => (goods && isWorking(working) ? runEffect(goods, working) : undefined),
  })
  const isRunning = useIsMutating({ mutationKey }) > 0
  useEffect(() => {
    if (isWorking(state)) void run(state).then((event) => event && send(event))
  }, [state, run])

  const isRefreshing = useBillRefresh(state, start, goods, chosenNo)

  useEffect(() => {
    if (isInFront) send({ type: 'returned' })
  }, [isInFront])

  const polling = useMemo(
    () =>
      orderNo === undefined
        ? undefined
        : createOrderPolling({
            readStatus: (isBackground) => lookUpStatus(orderNo, isBackground),
            onResult: (result) => send({ type: 'answered', orderNo, result }),
            onFailure: (error) => send({ type: 'unanswered', error }),
          }),
    [orderNo],
  )
  const isUnsettled = state.step === 'confirming' || state.step === 'cancelled' || state.step === 'missing'
  useEffect(() => {
    if (!polling || !isInFront || !isUnsettled) return undefined
    void polling.pollNow()
    return polling.stop
  }, [polling, isInFront, isUnsettled])

  const [isPolling, setPolling] = useState(false)
  /** The learner asks. Answers `undefined` when nothing could be learned. */
  async function pollNow(): Promise<PollResult | undefined> {
    if (state.step === 'redirecting') {
      send({ type: 'returned' })
      return undefined
    }
    setPolling(true)
    const result = await polling?.pollNow()
    setPolling(false)
    return result
  }

  /** As `pollNow`, and says so while there is no end: asked with a button, each press is answered. */
  async function check(): Promise<void> {
    const isAway = state.step === 'redirecting'
    const result = await pollNow()
    // Other pages confirm nothing, and a login that has ended is said there.
    if (!frontRef.current) return
    if (result === 'open') toast(texts.notYet)
    else if (result === undefined && !isAway) toast(texts.notAsked, 'error')
  }

  return { state, send, isBusy: isRunning || isRefreshing || !isAtBill(state), isPolling, pollNow, check }
}

/** Once it is paid, the result takes this page's place. */
export function useResultPage(state: CheckoutState): void {
  const isInFront = usePageVisible()
  const paidOrderNo = state.step === 'paid' ? state.orderNo : undefined
  useEffect(() => {
    if (isInFront && paidOrderNo) replaceWith('orderSuccess', { order: paidOrderNo })
  }, [isInFront, paidOrderNo])
}

export const isAtBill = ({ step }: CheckoutState) => step === 'idle' || step === 'review'

/** A tap on "pay" asks everything again, so a server that is silent does not keep the learner from it. */
const patienceMs = 5_000

/** Back at the bill: what it shows may be old by now. True until it has been read anew. */
function useBillRefresh(state: CheckoutState, start: CheckoutState, goods?: Goods, chosenNo?: string): boolean {
  const client = useQueryClient()
  const [isRefreshing, setRefreshing] = useState(false)
  const isBack = state !== start && isAtBill(state)
  useEffect(() => {
    if (!isBack || !goods) return
    const queries = [
      pendingQuery(goods, chosenNo),
      saleOf(goods),
      payMethodsQuery(),
      surroundingsQuery(goods, chosenNo),
    ]
    const keys = queries.map(({ queryKey }) => queryKey)
    setRefreshing(true)
    // Exactly these: a look-up of an order that is chosen no more would take it up again.
    const refreshes = keys.map((queryKey) => client.invalidateQueries({ queryKey, exact: true }))
    void Promise.race([Promise.all(refreshes), pause(patienceMs)]).finally(() => setRefreshing(false))
  }, [client, state, isBack, goods, chosenNo])
  return isRefreshing
}
