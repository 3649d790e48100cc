import type { QueryFunctionContext, QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import type { RouteLocation } from '@/routes/codec'
import type { Promotion } from '@/routes/promotion'

import type { Closed, GoodsKind, SaleQuery } from '../define'

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
  /** Why one of them has ended unpaid. */
  whyCancelled: string
  /** What becomes of money that arrives after that. */
  paidLate: string
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
  /** `sale` does not know whether the thing is mine already: the thing itself is asked. */
  asksThing?: true
  createOrder(promo: AppliedPromo | null): Promise<CreatedOrder>
  /** @param thing what is said after paying for the thing itself */
  paid(thing: Delivery): Paid
  /** Queries that show something else once it is paid. */
  outdated: QueryKey
}

/** What a promotion of a thing means to whoever is about to pay for the thing outside of it. */
export interface Standing {
  /** He has paid for it there, or it is kept for him: elsewhere he would pay twice. */
  own?: Closed
  /** It is sold there and nowhere else, while this lasts. */
  instead?: Closed
  /** What its order rows name: one that waits may be paid for at any moment, and elsewhere he would pay twice. */
  ordered?: { type: string; id: number }
  /** It costs less there. */
  offer?: { words: string; label: string; location: RouteLocation }
}

/** A promotion, asked about a thing. */
export interface PromotionOfThing {
  kind: Promotion['kind']
  switch: Switch
  /** @throws ApiError; that says nothing about whether there is one */
  ask(thing: GoodsKind, id: number, signal?: AbortSignal): Promise<Standing>
}
