import { queryOptions } from '@tanstack/react-query'

import {
  type AppliedPromo,
  type CreatedOrder,
  getOrderStatus,
  listOrders,
  type Order,
  type OrderStatus,
  transferSign,
} from '@/api/order'
import { hostedCashierMs, orderPageSize, pageSize } from '@/config/limits'
import { learnServerTime } from '@/features/shared/serverTime'
import { reportPurchase } from '@/features/shared/stats'
import { type Goods, kindOf } from '@/goods/kinds'
import { createOrderOf, goodsKey, isOrderFor, orderedAs } from '@/goods/purchase'
import { ApiError, isMissing, isOutcomeUnknown } from '@/http/apiError'
import { amountDueCents, type Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { tabLock } from '@/platform/tabLock'
import { orderQueries } from '@/queries/order'

import { closePurchase } from './closePurchase'
import { recheckPromo } from './promo'
import {
  draftedGoods,
  type DraftStore,
  isCharged,
  isSent,
  knownDraft,
  openDraft,
  type PurchaseDraft,
} from './purchaseDraft'
import { texts } from './texts'

/** The order that the address names. */
export interface AddressedOrder {
  /** The learner came to pay this one; absent = whichever waits. */
  chosenNo?: string
  /** A reload, or the way back from the login, meets this order, whatever becomes of it. */
  keep: (orderNo: string) => void
  /** From now on, whichever order waits is paid. */
  forget: () => void
}

/** What is to be ordered, or paid if it is ordered already. */
export interface OrderRequest {
  /** The bill's order; null = there is none yet. */
  orderNo: string | null
  /** The order that the learner came to pay; absent = whichever waits. */
  chosenNo?: string
  /** A top-up that was paid before, and is named beside the bill: this one comes on top of it. */
  earlierNo?: string
  promo: AppliedPromo | null
}

/** The order for what somebody wants to buy. This file ensures "one order per purchase". */
export interface PendingOrder {
  orderNo: string
  /**
   * `open`: can be paid now. `sent`: a gateway has it, so paying again could charge twice. `charged`: paid by WeChat's
   * word, not by the server's yet. `transfer`: waits for a bank transfer. `paid`: nothing is left to do. `over`: the
   * learner chose this very order, and it has ended unpaid.
   */
  state: 'open' | 'sent' | 'charged' | 'transfer' | 'paid' | 'over'
  /** Null = unreadable: it cannot be paid here. */
  amountDueCents: Cents | null
  promo: AppliedPromo | null
  /** Made elsewhere: its promo code is unknown, so the amount is the full price. */
  createdElsewhere: boolean
  /** Hosted cashier (HEAD); null = pay by a method of the list. */
  payUrl: string | null
  /** A pay sheet was opened for it, and closed. Its gateway may still take the money. */
  hasSheet: boolean
}

const hasSheet = ({ miniPayment, appPayment }: PurchaseDraft): boolean => (miniPayment ?? appPayment) !== null

function stateOf(orderNo: string, status: OrderStatus, draft: PurchaseDraft): PendingOrder['state'] {
  if (status === 'paid') return 'paid'
  if (status === 'cancelled') return 'over'
  if (isCharged(orderNo)) return 'charged'
  if (status === 'unpaid') return 'open'
  if (draft.sentTo === transferSign) return 'transfer'
  const isCashierOpen = draft.payUrl !== null && serverClock.now() - draft.startedAtMs < hostedCashierMs
  const isSheetClosed = (hasSheet(draft) || draft.isSheetLost === true) && draft.sentTo === ''
  return status === 'paying' && (isCashierOpen || isSheetClosed) ? 'open' : 'sent'
}

function pendingOf(orderNo: string, status: OrderStatus, draft: PurchaseDraft): PendingOrder {
  const { amountDueCents: dueCents, promo, createdElsewhere, payUrl } = draft
  const state = stateOf(orderNo, status, draft)
  return { orderNo, state, amountDueCents: dueCents, promo, createdElsewhere, payUrl, hasSheet: hasSheet(draft) }
}

const newDraft = (goods: Goods, promo: AppliedPromo | null): PurchaseDraft => ({
  ...draftedGoods(goods),
  promo,
  startedAtMs: serverClock.now(),
  orderNo: null,
  amountDueCents: null,
  createdElsewhere: false,
  payUrl: null,
  sentTo: '',
  sentAtMs: 0,
  miniPayment: null,
  appPayment: null,
  isCompleted: false,
})

/** An order that WeChat reports as paid has not ended. */
const unlessCharged = (orderNo: string, status: OrderStatus): OrderStatus =>
  status === 'cancelled' && isCharged(orderNo) ? 'paying' : status

/**
 * Null = the member has no such order.
 * @throws ApiError when nothing could be learned
 */
export async function lookUpStatus(orderNo: string, isBackground = false): Promise<OrderStatus | null> {
  try {
    return unlessCharged(orderNo, await getOrderStatus(orderNo, { isBackground }))
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The learned server clock may be off by this much. */
const clockToleranceMs = 60_000

/** Whether the row can be the order of a lost answer. */
const isAnswerTo = (unanswered: PurchaseDraft | null, { createdAt }: Order) =>
  unanswered !== null && createdAt !== null && createdAt.getTime() >= unanswered.startedAtMs - clockToleranceMs

export function isFor(wanted: Goods, { goods }: Order): boolean {
  const { type, id } = orderedAs(wanted)
  return goods?.type === type && goods.id === id
}

export const isWaiting = (status: OrderStatus): boolean => status === 'unpaid' || status === 'paying'

/** Our draft of an order of the list. Its promo code is known only when this device asked for it. */
function draftFor(store: DraftStore, goods: Goods, row: Order, unanswered: PurchaseDraft | null): PurchaseDraft {
  const known = store.of(row.orderNo)
  if (known) return known
  const createdElsewhere = !isAnswerTo(unanswered, row)
  const promo = createdElsewhere ? null : (unanswered?.promo ?? null)
  const { chargeCents } = row
  return {
    ...newDraft(goods, promo),
    startedAtMs: row.createdAt?.getTime() ?? serverClock.now(),
    orderNo: row.orderNo,
    amountDueCents: chargeCents === null ? null : amountDueCents(chargeCents, promo?.discountCents ?? 0),
    createdElsewhere,
    sentTo: row.payment,
  }
}

/** Treats an order of the list as this purchase's. */
function adopt(store: DraftStore, goods: Goods, row: Order, unanswered: PurchaseDraft | null): PendingOrder {
  const draft = draftFor(store, goods, row, unanswered)
  store.set(draft)
  return pendingOf(row.orderNo, row.status, draft)
}

/**
 * The member's orders that wait for this thing, newest first, without finished ones (BASE; HEAD lists paid ones only).
 * @param unanswered a "create" with a lost answer: its order counts, even when it is paid
 */
async function listWaiting(goods: Goods, store: DraftStore, unanswered: PurchaseDraft | null): Promise<Order[]> {
  const { items } = await listOrders(1, pageSize)
  const waiting = items.filter(
    (order) =>
      isFor(goods, order) &&
      !store.isDone(order.orderNo) &&
      (isWaiting(order.status) || (order.status === 'paid' && isAnswerTo(unanswered, order))),
  )
  return waiting.length === 0 || (await isOrderFor(goods)) ? waiting : []
}

const unansweredIn = (draft: PurchaseDraft | null) => (draft?.orderNo === null ? draft : null)

/** The order that the learner chose, whatever has become of it; null = the member has no such order for this thing. */
async function findChosen(goods: Goods, store: DraftStore, chosenNo: string): Promise<PendingOrder | null> {
  const { items } = await listOrders(1, orderPageSize)
  const row = items.find((order) => order.orderNo === chosenNo && isFor(goods, order))
  if (!row || row.status === 'unknown' || !(await isOrderFor(goods))) return null
  const status = unlessCharged(chosenNo, row.status)
  const unanswered = unansweredIn(store.get())
  if (isWaiting(status)) return adopt(store, goods, { ...row, status }, unanswered)
  return pendingOf(chosenNo, status, draftFor(store, goods, row, unanswered))
}

/**
 * The order that waits for this thing, or `null`: the chosen one; else the one that this device remembers, while it
 * lives; else a waiting one among the member's newest; else the order of a "create" with a lost answer.
 * @param chosenNo the order that the address names; it may be anything
 * @throws ApiError; then nothing may be created
 */
async function findPending(goods: Goods, chosenNo?: string): Promise<PendingOrder | null> {
  const store = await openDraft(goods)
  const draft = store.get()
  const drafted = draft?.orderNo && !draft.isCompleted ? draft.orderNo : undefined
  if (chosenNo !== undefined && chosenNo !== drafted) {
    const chosen = await findChosen(goods, store, chosenNo)
    if (chosen) return chosen
  }
  if (draft && drafted !== undefined) {
    const status = await lookUpStatus(drafted)
    if (status && status !== 'cancelled') return pendingOf(drafted, status, draft)
    store.drop()
    if (status && drafted === chosenNo) return pendingOf(drafted, status, draft)
  }
  const unanswered = unansweredIn(draft)
  const [row] = await listWaiting(goods, store, unanswered)
  return row ? adopt(store, goods, row, unanswered) : null
}

/** An order that is charged or sent, as far as the device knows: nobody may be asked to pay for it again. */
function knownPending(goods: Goods): PendingOrder | null {
  const draft = knownDraft(goods)
  return draft?.orderNo && isSent(draft) ? pendingOf(draft.orderNo, 'paying', draft) : null
}

/** @throws ApiError when neither the server nor the device knows of one */
async function findOrRecall(goods: Goods, chosenNo?: string): Promise<PendingOrder | null> {
  try {
    return await findPending(goods, chosenNo)
  } catch (error) {
    const known = knownPending(goods)
    if (!known) throw error
    return known
  }
}

/**
 * Looked up when the cashier opens, and when it comes back to the bill. It is only shown: a tap on "pay" asks the
 * server again.
 */
export const pendingQuery = (goods: Goods, chosenNo?: string) =>
  queryOptions({
    queryKey: orderQueries.pendingKey(goodsKey(goods), chosenNo),
    queryFn: () => findOrRecall(goods, chosenNo),
    // The payer must learn at once that nobody can be asked. The next tap asks again.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
  })

function remember(store: DraftStore, draft: PurchaseDraft, order: CreatedOrder): PendingOrder {
  const { orderNo, amountDueCents: dueCents, promo, payUrl, isPaid } = order
  const known = { ...draft, promo, orderNo, amountDueCents: dueCents, payUrl }
  store.set(known)
  return pendingOf(orderNo, isPaid ? 'paid' : 'unpaid', known)
}

/** Call it only after `findPending` has found none. The next `findPending` finds the order of a lost answer. */
async function createOrder(goods: Goods, promo: AppliedPromo | null, isTheirs: () => boolean): Promise<PendingOrder> {
  const store = await openDraft(goods)
  // By its time the order of a lost answer is found.
  await learnServerTime()
  if (!isTheirs()) throw new ApiError('aborted')
  const draft = newDraft(goods, promo)
  store.set(draft)
  try {
    return remember(store, draft, await createOrderOf(goods, promo))
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      store.drop()
      throw error
    }
    const found = await findPending(goods).catch(() => null)
    if (!found) throw error
    return found
  }
}

/**
 * Two devices at the same moment make two orders. Each then looks again, and all keep the oldest, which one of them may
 * be paying already.
 */
async function adoptOldest(goods: Goods, own: PendingOrder): Promise<PendingOrder> {
  const store = await openDraft(goods)
  const waiting = await listWaiting(goods, store, null).catch(() => [])
  const isListed = waiting.some(({ orderNo }) => orderNo === own.orderNo)
  const oldest = waiting[waiting.length - 1]
  if (!isListed || !oldest || oldest.orderNo === own.orderNo) return own
  store.drop(own.orderNo)
  return adopt(store, goods, oldest, null)
}

/**
 * `isShared`: another tab or device has made it, and the learner has not seen it yet. `isNew`: this tap has made it.
 * `message`: why there is none.
 */
type Found = { order: PendingOrder; isShared: boolean; isNew: boolean } | { message: string; isLost?: true }

/**
 * @param chosen asked about again, because the code may have become unusable since it was typed, and BASE does not say
 * so
 */
async function createChecked(goods: Goods, chosen: AppliedPromo | null, isTheirs: () => boolean): Promise<Found> {
  const answer = chosen ? await recheckPromo(chosen) : { promo: null }
  if ('message' in answer) return answer
  const own = await createOrder(goods, answer.promo, isTheirs)
  const order = own.state === 'open' && own.payUrl === null ? await adoptOldest(goods, own) : own
  return { order, isShared: order !== own, isNew: order === own }
}

/**
 * A top-up is wanted again and again, and orders of one amount are all alike. One that is paid answers this purchase only
 * if it is this purchase's order; else the learner would take the earlier payment for a second one.
 * @param ownNos the orders that this purchase knows as its own
 */
export const isEarlierTopUp = (
  { type }: Goods,
  { state, orderNo }: PendingOrder,
  ownNos: readonly (string | null | undefined)[],
): boolean => kindOf(type).isTopUp === true && state === 'paid' && !ownNos.includes(orderNo)

/**
 * The bill's own order was paid, and shown as paid, in another tab, or was left behind and paid since: no other look-up
 * finds it any more.
 */
async function findPaidElsewhere(goods: Goods, orderNo: string | null): Promise<Found | null> {
  const store = await openDraft(goods)
  if (orderNo === null || !store.isDone(orderNo) || (await lookUpStatus(orderNo)) !== 'paid') return null
  const order = pendingOf(orderNo, 'paid', store.of(orderNo) ?? newDraft(goods, null))
  return { order, isShared: false, isNew: false }
}

/** It has no success page of its own. Another device's may be reported there. */
async function passOver(goods: Goods, orderNo: string): Promise<void> {
  const draft = await closePurchase(goods, orderNo)
  if (!draft || draft.createdElsewhere) return
  const yuan = draft.amountDueCents === null ? null : draft.amountDueCents / 100
  reportPurchase({ orderNo, type: goods.type, id: goods.id, name: '', yuan })
}

/**
 * The one order for this thing: the one that waits now, else a new one. Tabs take turns, and see what the others did.
 * In the place of a chosen order that has ended, none is paid or made before the learner knows.
 * @param isTheirs whether the login is still the one that pressed
 * @throws ApiError; asking again never makes a second order
 */
export const findOrCreateOrder = (
  goods: Goods,
  { promo, orderNo: seenNo, chosenNo, earlierNo }: OrderRequest,
  isTheirs: () => boolean,
): Promise<Found> =>
  tabLock.hold(`order:${goodsKey(goods)}`, async (hasWaited) => {
    if (earlierNo !== undefined) await passOver(goods, earlierNo)
    const order = await findPending(goods, chosenNo)
    if (order && isEarlierTopUp(goods, order, [seenNo, chosenNo])) return { message: texts.earlier.message }
    if (order?.state === 'over') return { message: texts.chosenOver }
    if (!order) return (await findPaidElsewhere(goods, seenNo)) ?? createChecked(goods, promo, isTheirs)
    const isShared = hasWaited || (order.createdElsewhere && order.orderNo !== seenNo)
    return { order, isShared, isNew: false }
  })

/** Leaves an order behind. It ends by itself, and the next one is new. */
export async function abandon(goods: Goods, orderNo: string): Promise<void> {
  const store = await openDraft(goods)
  store.drop(orderNo)
}
