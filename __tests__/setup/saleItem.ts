import { QueryClient } from '@tanstack/react-query'

import { type GoodsType, kindOf, type SaleItem } from '@/goods/kinds'

/** What the server says now of one thing for sale, as the cashier reads it. */
export async function itemOf(type: GoodsType, id: number): Promise<SaleItem> {
  const { select, ...query } = kindOf(type).sale(id)
  return select(await new QueryClient().fetchQuery({ ...query, retry: false }))
}
