import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import { type Order, transferSign } from '@/api/order'
import { type Goods, kindByName } from '@/goods/kinds'
import { promotionOrders } from '@/goods/promotions'
import { endOf } from '@/goods/purchase'
import { orderQueries } from '@/queries/order'
import { useSession } from '@/stores/session'

import { findDraft, goodsOfDraft, isSent, type PurchaseDraft } from './purchaseDraft'
import { texts } from './texts'

/** The thing in an order; `null` for a type that this client does not sell. A row of a promotion does not name its thing. */
function goodsOf(row: Order | undefined, draft: PurchaseDraft | null): Goods | null {
  const kind = row?.goods && kindByName('order', row.goods.type)
  if (row?.goods && kind) return { type: kind.type, id: row.goods.id }
  return draft && goodsOfDraft(draft)
}

/** The list of a server with a cashier of its own has no row of what was not paid, so nobody knows what was chosen there. */
function endByWay(row: Order | undefined, draft: PurchaseDraft | null) {
  if ((row?.payment ?? draft?.sentTo) === transferSign) return texts.endedTransfer
  return !row && draft?.payUrl && isSent(draft) ? texts.endedHosted : undefined
}

/**
 * An order by its number: the server's row (absent when not among the newest), our draft, what was bought, and how orders
 * of its promotion, or paid by bank transfer or on the server's own page, end (absent = as every order).
 */
export function useOrder(orderNo: string) {
  const query = useQuery({
    ...orderQueries.recent(),
    select: (orders) => orders.find((order) => order.orderNo === orderNo) ?? null,
  })
  const userId = useSession(({ user }) => user?.id)
  const draft = useMemo(() => (userId === undefined ? null : findDraft(userId, orderNo)), [userId, orderNo])
  const row = query.data ?? undefined
  const goods = useMemo(() => goodsOf(row, draft), [row, draft])
  const promotionEnd = row?.goods ? promotionOrders(row.goods.type) : goods ? endOf(goods) : undefined
  return { query, row, draft, goods, end: promotionEnd ?? endByWay(row, draft) }
}
