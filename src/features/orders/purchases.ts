import type { Order } from '@/api/order'
import { kindByName } from '@/goods/kinds'
import { formatUrl } from '@/routes/codec'

/** All of the money was paid back. HEAD says of every order how much was. */
export const isRefunded = ({ refundCents, chargeCents }: Order): boolean =>
  refundCents !== null && refundCents > 0 && chargeCents !== null && refundCents >= chargeCents

/** A part of the money does not say whether the thing was taken back. */
function isBoughtBy(order: Order): boolean | undefined {
  if (order.refundCents === 0) return true
  return isRefunded(order) ? false : undefined
}

/**
 * Whether things are bought, by their pages, as far as these orders say. The last order of a thing counts.
 * @param orders the newest first
 */
export function purchasesIn(orders: readonly Order[]): Map<string, boolean> {
  const verdicts = new Map<string, boolean>()
  for (const order of [...orders].reverse()) {
    const kind = order.goods && kindByName('order', order.goods.type)
    // Memberships and money can always be bought again.
    if (!kind || kind.changesMember || !order.goods || order.status !== 'paid') continue
    const { name, params } = kind.detailLocation(order.goods.id)
    const page = formatUrl(name, params)
    const isBought = isBoughtBy(order)
    if (isBought === undefined) verdicts.delete(page)
    else verdicts.set(page, isBought)
  }
  return verdicts
}
