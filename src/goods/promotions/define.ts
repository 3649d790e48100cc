import type { QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'
import type { Promotion } from '@/routes/promotion'

import type { SaleQuery } from '../define'

/** A way of selling things of other kinds: all that the cashier, the orders and the success page have to know of it. */
export interface PromotionKind<P extends Promotion = Promotion> {
  /** On the bill: 秒杀 becomes 秒杀金额. */
  label: string
  switch: Switch
  /** `goods_type` of its order rows, and `goods_id` there. */
  orderName: string
  orderGoodsId(promotion: P): number
  /** Mine, in all states. */
  ordersLocation: RouteLocation
  sale(promotion: P): SaleQuery
  order(promotion: P, promo: AppliedPromo | null): Promise<CreatedOrder>
  /** Queries that show something else once it is paid. */
  outdated: QueryKey
}
