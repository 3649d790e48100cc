import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'

import type { SaleQuery } from '../define'

/** What the learner has after paying, and where that leads. */
export interface Delivery {
  /** Absent = paying is all there is to say. */
  title?: string
  delivered: string
  start: string
  location: RouteLocation
  /** The money goes back. */
  isReturned?: true
}

/** What is said of it while the server has not said more; `outcome` asks. */
export interface Paid extends Delivery {
  outcome?: {
    queryKey: QueryKey
    queryFn?(context: QueryFunctionContext): unknown
    select(answer: unknown): Delivery
  }
}

/** How the orders of a promotion are called, and where all of mine are. */
export interface PromotionOrders {
  /** `goods_type` in order rows. */
  name: string
  location: RouteLocation
  /** Of a paid row, by its `goods_id`; absent = the thing is there. */
  paid?(orderedId: number): Paid
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
  /** Absent = the thing itself. */
  paid?: Paid
  /** Queries that show something else once it is paid. */
  outdated: QueryKey
}
