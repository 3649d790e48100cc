/** What flash sales and group buying share: both sell things of other kinds at a lower price for a while. */
import { and, asc, eq, gt, type SQL } from 'drizzle-orm'

import type { RequestContext } from '../../core/context'
import { localDT, SECOND } from '../../core/dates'
import { badParams } from '../../core/envelope'
import { absolute } from '../../core/urls'
import type { flashSales, groupSales } from '../../db/schema'

type SaleTable = typeof flashSales | typeof groupSales
type Sale = SaleTable['$inferSelect']

const TYPE_TEXTS: Record<string, string> = { course: '录播课', live: '直播课', book: '电子书', learnPath: '学习路径' }

/** An absent part arrives as an empty list. */
export const NONE: never[] = []

export const secondsTo = ({ now }: RequestContext, moment: number) => Math.max(0, Math.ceil((moment - now) / SECOND))

/** Each add-on has its own name for the thing's id. */
export const presentThing = ({ origin }: RequestContext, sale: Sale) => ({
  id: sale.id,
  goods_type: sale.goodsType,
  goods_type_text: TYPE_TEXTS[sale.goodsType],
  goods_title: sale.title,
  goods_thumb: absolute(origin, sale.thumb),
})

export const presentPrice = (sale: Sale) => ({ charge: sale.charge, original_charge: sale.originalCharge })

export const startedAt = (sale: Sale) => localDT(sale.startAt)
export const endsAt = (sale: Sale) => localDT(sale.endAt)

export const isStarted = ({ now }: RequestContext, sale: Sale) => now >= sale.startAt
export const isEnded = ({ now }: RequestContext, sale: Sale) => now >= sale.endAt

/** Calls name a sale by its id, or by 0 and the thing. The thing finds no sale that has ended. */
export function saleIs(table: SaleTable, { now }: RequestContext, id: number, query: Record<string, string>): SQL {
  if (id > 0) return eq(table.id, id)
  const goodsId = Number(query.course_id)
  if (!query.course_type || !Number.isInteger(goodsId)) throw badParams()
  const ofThing = and(eq(table.goodsType, query.course_type), eq(table.goodsId, goodsId), gt(table.endAt, now))
  if (!ofThing) throw badParams()
  return ofThing
}

/** Running sales come first, then those to come. */
export const soonest = (table: SaleTable) => asc(table.startAt)
