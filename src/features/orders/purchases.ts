import type { Order } from '@/api/order'
import { kindByName } from '@/goods/kinds'
import { formatUrl } from '@/routes/codec'

/** HEAD says of every order how much was paid back. A part of the money does not say whether the thing was taken back. */
function isBoughtBy({ refundCents, chargeCents }: Order): boolean | undefined {
  if (refundCents === 0) return true
  return refundCents !== null && chargeCents !== null && refundCents >= chargeCents ? false : undefined
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
