import type { QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'
import type { Promotion } from '@/routes/promotion'

import type { Closed, GoodsKind, SaleQuery } from '../define'

/** What the learner has after paying, and where it leads. */
export interface Delivery {
  /** Absent = paying is all there is to say. */
  title?: string
  delivered: string
  start: string
  location: RouteLocation
  /** The money goes back. */
  isReturned?: true
}

/** Said until the server says more. `outcome` asks the server. */
export interface Paid extends Delivery {
  outcome?: {
    queryKey: QueryKey
    queryFn?(context: QueryFunctionContext): unknown
    select(answer: unknown): Delivery
  }
}

/** The word for a promotion's orders, and the page with all of the member's. */
export interface PromotionOrders {
  /** `goods_type` in order rows. */
  name: string
  location: RouteLocation
  /** Why an order ended unpaid. */
  whyCancelled: string
  /** What happens to money that arrives later. */
  paidLate: string
  /** For a paid row, by its `goods_id`; absent = the thing is delivered. */
  paid?(orderedId: number): Paid
}

/** Everything that the cashier and the success page must know of a purchase in a promotion. */
export interface PromotedPurchase {
  /** On the bill: 秒杀 becomes 秒杀金额. */
  label: string
  switch: Switch
  /** Order rows name this instead of the thing. */
  ordered: { type: string; id: number }
  /** Whether the member's order under that name is for this very purchase; absent = the name is enough. */
  isOrderMine?(): Promise<boolean>
  sale: SaleQuery
  createOrder(promo: AppliedPromo | null): Promise<CreatedOrder>
  /** @param thing said after paying for the thing itself */
  paid(thing: Delivery): Paid
  /** Queries that change when it is paid. */
  outdated: QueryKey
}

/** What a promotion means to somebody who is about to buy the thing outside of it. */
export interface Standing {
  /** The member has paid for it there, or it is reserved: buying it here would pay twice. */
  own?: Closed
  /** While this lasts, it is sold there and nowhere else. */
  instead?: Closed
  /**
   * The promotion itself: an order in it may wait, as one of the other ways to the thing. Beside `own`: the thing is
   * only reserved, and nothing is paid yet.
   */
  promotion?: Promotion
  /** It costs less there. */
  offer?: { words: string; label: string; location: RouteLocation }
}

export interface PromotionOfThing {
  kind: Promotion['kind']
  switch: Switch
  /** @throws ApiError, which does not say whether there is such a promotion */
  ask(thing: GoodsKind, id: number, options: AskOptions): Promise<Standing>
}

export interface AskOptions {
  client: QueryClient
  signal: AbortSignal
  /** This device has ordered the thing in the promotion. */
  hasDraft: boolean
}
