/**
 * Coins bought in Apple's store (docs/SHELL.md). Apple takes the money first, and the server hears of it afterwards. So
 * a purchase is stored here, and by the app around this page, until the server has delivered it.
 */
import * as v from 'valibot'

import { getOrderStatus } from '@/api/order'
import { createAppleOrder, verifyApplePurchase } from '@/api/shellPayment'
import { currentMember } from '@/features/shared/session'
import { refreshAfter } from '@/features/shared/session/refreshAfter'
import { recharge } from '@/goods/kinds/recharge'
import { isDeleted } from '@/http/apiError'
import { connectShell } from '@/platform/appShell'
import type { ApplePurchase } from '@/platform/appShell/types'
import { tabLock } from '@/platform/tabLock'
import { memberRecords } from '@/stores/memberRecords'

/** Unpaid orders by product. The next tap uses them again. */
const openOrders = memberRecords({ name: 'apple_order', schema: v.object({ orderNo: v.string() }) })

/** Paid purchases by transaction. */
const paid: { of: (memberId: number) => ReturnType<ReturnType<typeof memberRecords<ApplePurchase>>['of']> } =
  memberRecords({
    name: 'apple_paid',
    schema: v.object({ orderNo: v.string(), transactionId: v.string(), receipt: v.string() }),
  })

interface Settled {
  /** Delivered by this call. */
  count: number
  /** Paid but not delivered. The next start asks again. */
  left: number
}

/** True = delivered; null = the purchase belongs to another member. */
async function deliver({ orderNo, receipt }: ApplePurchase): Promise<boolean | null> {
  try {
    return await verifyApplePurchase(orderNo, receipt)
  } catch (error) {
    return isDeleted(error) ? null : false
  }
}

async function settle(memberId: number): Promise<Settled> {
  const shell = await connectShell()
  const own = paid.of(memberId)
  const stored = own.keys().flatMap((key) => own.get(key) ?? [])
  // Only the app knows purchases that were paid while this page was closed.
  const known = (await shell?.listApplePurchases()) ?? []
  const all = new Map([...known, ...stored].map((purchase) => [purchase.transactionId, purchase]))
  let count = 0
  let left = 0
  for (const purchase of all.values()) {
    const isDelivered = await deliver(purchase)
    if (isDelivered) {
      count++
      await shell?.finishApplePurchase(purchase.transactionId)
      own.remove(purchase.transactionId)
    } else if (isDelivered === false) {
      left++
      own.set(purchase.transactionId, purchase)
    }
  }
  if (count > 0) await refreshAfter(recharge.outdated, recharge.changesMember)
  return { count, left }
}

/** Tells the server of all purchases that it has not delivered. @throws ApiError as `getMember` */
export async function settleApplePurchases(): Promise<Settled> {
  const { id } = await currentMember()
  return tabLock.hold('apple', () => settle(id))
}

/** The unpaid order for this product, else a new one. */
async function orderFor(memberId: number, productId: string): Promise<string> {
  const own = openOrders.of(memberId)
  const orderNo = own.get(productId)?.orderNo
  if (orderNo && (await getOrderStatus(orderNo).catch(() => null)) === 'unpaid') return orderNo
  const created = await createAppleOrder(productId)
  own.set(productId, { orderNo: created })
  return created
}

/** `waiting`: paid, or unknown, and not yet confirmed by the server. */
export type AppleOutcome = 'delivered' | 'waiting' | 'cancelled' | 'failed'

/** Buys nothing while an earlier purchase waits for the server. @throws ApiError when there is no order */
export async function buyAppleProduct(productId: string): Promise<AppleOutcome> {
  if ((await settleApplePurchases()).left > 0) return 'waiting'
  const { id } = await currentMember()
  const orderNo = await orderFor(id, productId)
  const shell = await connectShell()
  const bought = (await shell?.buyApple({ productId, orderNo })) ?? 'failed'
  if (bought === 'unknown') return 'waiting'
  if (typeof bought === 'string') return bought
  // Stored before any call, because the app may be closed at any moment.
  paid.of(id).set(bought.transactionId, bought)
  openOrders.of(id).remove(productId)
  const { left } = await settleApplePurchases()
  return left > 0 ? 'waiting' : 'delivered'
}
