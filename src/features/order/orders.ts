import {
  type AppliedPromo,
  type CreatedOrder,
  getOrderStatus,
  listOrders,
  type Order,
  type OrderStatus,
} from '@/api/order'
import { hostedCashierMs, pageSize } from '@/config/limits'
import { type Goods, kindOf } from '@/goods/kinds'
import { ApiError, isMissing } from '@/http/apiError'
import { amountDueCents, type Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'

import { type Intent, type IntentPage, openIntent } from './intents'
import { transferSign } from './methods'

/** The order that exists for what somebody wants to buy: "one order per intent" is kept in this file. */
export interface PendingOrder {
  orderNo: string
  /**
   * `open`: can be paid now. `sent`: a gateway has it, so that paying again could charge twice.
   * `transfer`: waits for a bank transfer. `paid`: nothing is left to do.
   */
  state: 'open' | 'sent' | 'transfer' | 'paid'
  /** Null = unreadable: it cannot be paid here. */
  amountDueCents: Cents | null
  promo: AppliedPromo | null
  /** Made elsewhere: its promo code is unknown, and the amount is the price without it. */
  isForeign: boolean
  /** Hosted cashier (HEAD); null = pay by a method of the list. */
  payUrl: string | null
}

function stateOf(status: OrderStatus, intent: Intent): PendingOrder['state'] {
  if (status === 'paid') return 'paid'
  if (status === 'unpaid') return 'open'
  if (intent.sentTo === transferSign) return 'transfer'
  const isCashierOpen = intent.payUrl !== null && serverClock.now() - intent.startedAtMs < hostedCashierMs
  return status === 'paying' && (isCashierOpen || intent.miniPayment !== null) ? 'open' : 'sent'
}

function pendingOf(orderNo: string, status: OrderStatus, intent: Intent): PendingOrder {
  const { amountDueCents: dueCents, promo, isForeign, payUrl } = intent
  return { orderNo, state: stateOf(status, intent), amountDueCents: dueCents, promo, isForeign, payUrl }
}

const newIntent = ({ type, id }: Goods, promo: AppliedPromo | null): Intent => ({
  type,
  goodsId: id,
  promo,
  startedAtMs: serverClock.now(),
  orderNo: null,
  amountDueCents: null,
  isForeign: false,
  payUrl: null,
  sentTo: '',
  miniPayment: null,
  isSettled: false,
})

/** Null = cancelled, or no order of mine. */
async function liveStatus(orderNo: string): Promise<OrderStatus | null> {
  try {
    const status = await getOrderStatus(orderNo)
    return status === 'cancelled' ? null : status
  } catch (error) {
    if (isMissing(error)) return null
    throw error
  }
}

/** The learned server clock may be off by this much. */
const clockToleranceMs = 60_000

/** Whether the row can be what a lost answer spoke of. */
const isAnswerTo = (asked: Intent | null, { createdAt }: Order) =>
  asked !== null && createdAt !== null && createdAt.getTime() >= asked.startedAtMs - clockToleranceMs

const isFor = ({ type, id }: Goods, { goods }: Order) =>
  goods?.type === kindOf(type).orderType && goods.id === id

const isWaiting = ({ status }: Order) => status === 'unpaid' || status === 'paying'

/** Rows name the gateway's way of paying, not its sign. */
const signOf = (payment: string) => (payment === 'hand' ? transferSign : payment)

/** Takes an order of the list for ours. Its promo code is known only when this device asked for it. */
function adopt(page: IntentPage, goods: Goods, row: Order, asked: Intent | null): PendingOrder {
  const isForeign = !isAnswerTo(asked, row)
  const promo = isForeign ? null : (asked?.promo ?? null)
  const { chargeCents } = row
  const intent: Intent = {
    ...newIntent(goods, promo),
    startedAtMs: row.createdAt?.getTime() ?? serverClock.now(),
    orderNo: row.orderNo,
    amountDueCents: chargeCents === null ? null : amountDueCents(chargeCents, promo?.discountCents ?? 0),
    isForeign,
    sentTo: signOf(row.payment),
  }
  page.set(intent)
  return pendingOf(row.orderNo, row.status, intent)
}

/**
 * The order that waits for this thing, or `null`: the one that this device remembers while it lives, else one
 * that waits among the newest of mine (BASE; HEAD lists paid ones only), else what a "create" did whose
 * answer was lost.
 * @throws ApiError; then nothing may be created
 */
export async function findPending(goods: Goods): Promise<PendingOrder | null> {
  const page = await openIntent(goods)
  const intent = page.get()
  if (intent?.orderNo && !intent.isSettled) {
    const status = await liveStatus(intent.orderNo)
    if (status) return pendingOf(intent.orderNo, status, intent)
    page.drop()
  }
  const asked = intent?.orderNo === null ? intent : null
  const { items } = await listOrders(1, pageSize)
  const row = items.find(
    (order) =>
      isFor(goods, order) &&
      !page.isAbandoned(order.orderNo) &&
      (isWaiting(order) || (order.status === 'paid' && isAnswerTo(asked, order))),
  )
  return row ? adopt(page, goods, row, asked) : null
}

/** The server may have done it although no answer came. */
const isOutcomeUnknown = (error: unknown) =>
  !(error instanceof ApiError && ['rejected', 'unauthorized', 'busy'].includes(error.kind))

function remember(page: IntentPage, intent: Intent, order: CreatedOrder): PendingOrder {
  const { orderNo, amountDueCents: dueCents, payUrl, isPaid } = order
  const known = { ...intent, orderNo, amountDueCents: dueCents, payUrl }
  page.set(known)
  return pendingOf(orderNo, isPaid ? 'paid' : 'unpaid', known)
}

/**
 * Creates the order; only after `findPending` has found none.
 * @throws ApiError; the next `findPending` finds what was done when the answer was lost
 */
export async function createOrder(goods: Goods, promo: AppliedPromo | null): Promise<PendingOrder> {
  const page = await openIntent(goods)
  const intent = newIntent(goods, promo)
  page.set(intent)
  try {
    return remember(page, intent, await kindOf(goods.type).order(goods.id, promo))
  } catch (error) {
    if (!isOutcomeUnknown(error)) {
      page.drop()
      throw error
    }
    const found = await findPending(goods).catch(() => null)
    if (!found) throw error
    return found
  }
}

/** Leaves an order behind: it ends by itself, and the next one is new. */
export async function abandon(goods: Goods, orderNo: string): Promise<void> {
  const page = await openIntent(goods)
  page.drop(orderNo)
}
