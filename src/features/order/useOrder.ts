import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { Order } from '@/api/order'
import { type Goods, goodsTypeOf } from '@/goods/kinds'
import { orderQueries } from '@/queries/order'
import { useSession } from '@/stores/session'

import { findIntent, type Intent } from './intents'

/** What this device noted about an order, once it is known whose it is. */
export function useIntent(orderNo: string): Intent | null {
  const userId = useSession(({ user }) => user?.id)
  return useMemo(() => (userId === undefined ? null : findIntent(userId, orderNo)), [userId, orderNo])
}

/** The thing in an order; `null` for a type that this client does not sell. */
function goodsOf(row: Order | undefined, intent: Intent | null): Goods | null {
  const type = row?.goods ? goodsTypeOf(row.goods.type) : undefined
  if (row?.goods && type) return { type, id: row.goods.id }
  return intent ? { type: intent.type, id: intent.goodsId } : null
}

/** An order by its number: the server's row (absent when not among the newest), our note, what was bought. */
export function useOrder(orderNo: string) {
  const query = useQuery({
    ...orderQueries.recent(),
    select: (orders) => orders.find((order) => order.orderNo === orderNo) ?? null,
  })
  const intent = useIntent(orderNo)
  const row = query.data ?? undefined
  return { query, row, intent, goods: goodsOf(row, intent) }
}
