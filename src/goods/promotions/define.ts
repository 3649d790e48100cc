import type { QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'

import type { SaleQuery } from '../define'

/** How the orders of a promotion are called, and where all of mine are. */
export interface PromotionOrders {
  /** `goods_type` in order rows. */
  name: string
  location: RouteLocation
}

/** A purchase in a promotion: all that the cashier and the success page have to know of it. */
export interface PromotedPurchase {
  /** On the bill: 秒杀 becomes 秒杀金额. */
  label: string
  switch: Switch
  /** Its order rows name this, not the thing. */
  ordered: { type: string; id: number }
  /** Whether an order of mine that waits under that name is for this very purchase; absent = the name tells. */
  isOrderMine?(): Promise<boolean>
  sale: SaleQuery
  order(promo: AppliedPromo | null): Promise<CreatedOrder>
  /** What the learner has after paying, and where that leads; absent = the thing itself. */
  paid?: { delivered: string; start: string; location: RouteLocation }
  /** Queries that show something else once it is paid. */
  outdated: QueryKey
}
