import { eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { badParams, notFound } from '../core/envelope'
import type { Work } from '../core/work'
import { orders } from '../db/schema'
import type { Order } from './lifecycle'

export async function orderByNo({ db }: Work, orderNo: string): Promise<Order> {
  const [order] = await db.select().from(orders).where(eq(orders.orderNo, orderNo))
  if (!order) throw notFound()
  return order
}

/** The member's own order; somebody else's does not exist for him. */
export async function findOrder(work: Work, member: Member, orderNo: string | undefined): Promise<Order> {
  if (!orderNo) throw badParams()
  const order = await orderByNo(work, orderNo)
  if (order.memberId !== member.id) throw notFound()
  return order
}
