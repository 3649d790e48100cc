import { and, eq, inArray, ne } from 'drizzle-orm'

import type { Member, RequestContext } from '../../core/context'
import { coverPath } from '../../core/urls'
import { orders, smallClasses, smallClassOwners } from '../../db/schema'
import { closedWords, findSmallClass } from '../smallClasses'
import { ownedIn } from './owned'
import { CONTENT_SALE, type Goods } from './types'

const ORDER = 'k12'
/** Statuses of unpaid orders and of those being paid (services/lifecycle). */
const OPEN = [1, 5]

/** Counts other members' unpaid orders: each holds a place until it ends. */
function heldPlaces({ db }: RequestContext, id: number, member: Member) {
  const isForIt = and(eq(orders.goodsType, ORDER), eq(orders.goodsId, id))
  return db.$count(orders, and(isForIt, ne(orders.memberId, member.id), inArray(orders.status, OPEN)))
}

export const smallClassGoods: Goods = {
  order: ORDER,
  addon: 'XiaoBanKe',
  sale: CONTENT_SALE,
  async find(context, id, { member }) {
    const row = await findSmallClass(context, id)
    const closed = closedWords({ ...row, userCount: row.userCount + (await heldPlaces(context, id, member)) })
    return { id, name: row.title, thumb: coverPath(row), charge: row.charge, closed }
  },
  ...ownedIn(smallClassOwners, smallClasses),
}
