/** What came into the balance and went out of it (promotion contract 11), as the paid orders tell it. */
import { and, desc, eq, or } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { utcIso } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import type { Work } from '../core/work'
import { orders } from '../db/schema'
import { PAID } from './lifecycle'

export async function listCoins({ db, settings }: Work, member: Member, ask: PageAsk) {
  const moved = or(eq(orders.goodsType, 'RECHARGE'), eq(orders.payment, 'credit2'))
  const own = and(eq(orders.memberId, member.id), eq(orders.status, PAID), moved)
  const { limit, offset } = offsetOf(ask)
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset)
  const rate = settings.newconfig.credit2_exchange_rate
  const present = (order: (typeof rows)[number]) => {
    const isTopUp = order.goodsType === 'RECHARGE'
    return {
      id: order.id,
      sum: (isTopUp ? order.charge : order.discount - order.charge) * rate,
      remark: isTopUp ? order.goodsName : `购买「${order.goodsName}」`,
      created_at: utcIso(order.createdAt),
    }
  }
  return { rows: rows.map(present), total: await db.$count(orders, own) }
}
