import type { AppliedPromo } from '@/api/order'
import type { DialogTexts } from '@/features/shared/dialog'
import type { Cents } from '@/lib/money'

import type { PollResult } from './orderPolling'
import type { PayMethod } from './payWays'
import type { OrderRequest, PendingOrder } from './pendingOrder'
import { texts } from './texts'

/** A tap on "pay" agrees to this. */
export interface PurchaseRequest extends OrderRequest {
  method: PayMethod
  /** The amount on the button. No other amount is ever paid. */
  shownCents: Cents
}

export type CheckoutState =
  /**
   * The bill is on screen. `message`: why the last try ended; `refusedPromo`: this code has become unusable; `topUp`: the
   * question whether to top up the balance.
   */
  | { step: 'idle'; message?: string; refusedPromo?: AppliedPromo | null; topUp?: DialogTexts }
  /** The order is being found or made. */
  | { step: 'creating'; request: PurchaseRequest }
  /** The order differs from what was on screen, and is shown before anything is paid. `message`: what is new. */
  | { step: 'review'; message?: string }
  /** The browser leaves for `url`, which may carry the token. `sign`: the gateway, '' = the hosted cashier asks. */
  | { step: 'redirecting'; orderNo: string; url: string; sign: string }
  /** The learner pays in the app that the operator's own app has opened. */
  | { step: 'paying'; orderNo: string; by: 'app'; sign: string }
  /** The learner pays in WeChat's sheet, from the balance, or by bank transfer. */
  | { step: 'paying'; orderNo: string; by: 'sheet' | 'balance' | 'transfer' }
  /** The learner takes the address to the phone's browser (mini-program). */
  | { step: 'paying'; orderNo: string; by: 'link'; url: string }
  /** The server is being asked. `received`: its last answer; `error`: why there is none yet. */
  | { step: 'confirming'; orderNo: string; received: 'nothing' | 'open' | 'timedOut'; error?: unknown }
  /** By the server's answer. */
  | { step: 'paid'; orderNo: string }
  /** The order has ended unpaid. */
  | { step: 'cancelled'; orderNo: string }
  /** The member has no such order. */
  | { step: 'missing'; orderNo: string }

export type CheckoutEvent =
  | { type: 'pay'; request: PurchaseRequest }
  /**
   * The one order exists. `url` leads to its gateway; null = no gateway. `isShared`: another tab or device has made it,
   * and the learner has not seen it yet. `isNew`: this tap has made it.
   */
  | { type: 'ordered'; order: PendingOrder; url: string | null; isShared: boolean; isNew?: boolean }
  | { type: 'failed'; message?: string; refusedPromo?: AppliedPromo | null; topUp?: DialogTexts }
  /** The pay sheet was closed. The order waits. */
  | { type: 'closed' }
  /** Paid by the word of WeChat or the balance, or handed to the learner's browser. */
  | { type: 'charged' }
  /** The learner is back from another page. */
  | { type: 'returned' }
  | { type: 'answered'; orderNo: string; result: PollResult }
  | { type: 'unanswered'; error: unknown }
  /** The waiting order was left behind. `message`: what differs for the next one. */
  | { type: 'startedOver'; message?: string }

/** The whole purchase. An event without meaning in a state leaves it as it is. */
export function reduce(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (state.step) {
    case 'idle':
    case 'review':
      if (event.type === 'pay') return { step: 'creating', request: event.request }
      if (event.type === 'startedOver') return { step: 'idle', message: event.message }
      // Paid meanwhile, on another device or on the gateway's page.
      if (event.type === 'answered' && event.result === 'paid') return answered(event)
      return state
    case 'creating':
      if (event.type === 'ordered') return ordered(state.request, event)
      if (event.type === 'failed') {
        return { step: 'idle', message: event.message, refusedPromo: event.refusedPromo }
      }
      return state
    case 'redirecting':
      if (event.type === 'returned') return { step: 'confirming', orderNo: state.orderNo, received: 'open' }
      if (event.type === 'failed') return { step: 'idle', message: event.message }
      return state
    case 'paying':
      if (event.type === 'charged') return { step: 'confirming', orderNo: state.orderNo, received: 'nothing' }
      if (event.type === 'closed') return { step: 'idle' }
      if (event.type === 'failed') return { step: 'idle', message: event.message, topUp: event.topUp }
      return state
    case 'confirming':
      if (event.type === 'answered') return answered(event)
      if (event.type === 'unanswered' && state.received === 'nothing') return { ...state, error: event.error }
      return state
    case 'cancelled':
    case 'missing':
      // A payment that arrives after the end still counts.
      return event.type === 'answered' ? answered(event) : state
    case 'paid':
      return state
  }
}

function ordered(
  { method, shownCents, promo }: PurchaseRequest,
  { order, url, isShared, isNew }: Extract<CheckoutEvent, { type: 'ordered' }>,
): CheckoutState {
  const { orderNo, payUrl } = order
  if (order.state === 'paid') return { step: 'paid', orderNo }
  if (order.state === 'transfer') return { step: 'paying', orderNo, by: 'transfer' }
  if (isShared) return { step: 'review', message: texts.shared }
  if (order.state !== 'open') return { step: 'review' }
  if (order.amountDueCents !== shownCents) {
    const isIgnored = promo !== null && order.promo === null
    return { step: 'review', message: isIgnored ? texts.promo.ignored : isNew ? texts.repriced : texts.review }
  }
  if (method.way === 'mini') return { step: 'paying', orderNo, by: 'sheet' }
  if (method.way === 'app' && url === null) return { step: 'paying', orderNo, by: 'app', sign: method.sign }
  if (method.way === 'link' && url !== null) return { step: 'paying', orderNo, by: 'link', url }
  if (url !== null) return { step: 'redirecting', orderNo, url, sign: payUrl === null ? method.sign : '' }
  if (method.way === 'transfer' || method.way === 'balance') return { step: 'paying', orderNo, by: method.way }
  return { step: 'idle', message: texts.noMethods.title }
}

function answered({ orderNo, result }: Extract<CheckoutEvent, { type: 'answered' }>): CheckoutState {
  if (result === 'open' || result === 'timedOut') return { step: 'confirming', orderNo, received: result }
  return { step: result, orderNo }
}
