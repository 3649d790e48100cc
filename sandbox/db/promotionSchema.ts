/** Tables of the add-ons MiaoSha (flash sales) and TuanGou (group buying): sales of goods that others sell too. */
import { index, integer } from 'drizzle-orm/sqlite-core'

import { count, id, label, moment, number, table, words } from './columns'

/** Title and picture are copies from the day when the operator added the thing. */
const saleColumns = {
  id: id(),
  /** course, live, book or learnPath. */
  goodsType: label(),
  goodsId: number(),
  title: label(),
  /** Path on this server. */
  thumb: label(),
  charge: number(),
  originalCharge: number(),
  startAt: moment(),
  endAt: moment(),
}

export const flashSales = table('flash_sales', {
  ...saleColumns,
  num: number(),
  /** Pieces sold to people who have no account here. */
  takenByOthers: count(),
}).with((t) => [index('flash_sales_goods').on(t.goodsType, t.goodsId)])

export const flashReservations = table('flash_reservations', {
  id: id(),
  saleId: number(),
  memberId: number(),
  /** 0 won and unpaid, 1 paid, 2 in the queue (no answer shows it), 3 cancelled. */
  status: number(),
  /** The queue ends then, or the unpaid piece goes back. */
  dueAt: moment(),
  createdAt: moment(),
}).with((t) => [
  index('flash_reservations_sale').on(t.saleId, t.status),
  index('flash_reservations_member').on(t.memberId),
  index('flash_reservations_due').on(t.status, t.dueAt),
])

export const groupSales = table('group_sales', {
  ...saleColumns,
  people: number(),
  limitMs: number(),
}).with((t) => [index('group_sales_goods').on(t.goodsType, t.goodsId)])

export const groups = table('sale_groups', {
  id: id(),
  saleId: number(),
  /** 0 = an opener whom the operator has made up: no account, but one place. */
  openerId: count(),
  /** 0 the opener has not paid, 1 made, 2 failed, 3 open. */
  status: number(),
  dueAt: moment(),
  createdAt: moment(),
}).with((t) => [index('sale_groups_sale').on(t.saleId, t.status), index('sale_groups_due').on(t.status, t.dueAt)])

export const groupOrders = table('group_orders', {
  id: id(),
  saleId: number(),
  groupId: number(),
  /** 0 = somebody without an account here. */
  memberId: count(),
  name: words(),
  orderNo: words(),
  charge: count(),
  /** 0 unpaid, 1 paid, 3 cancelled. */
  status: number(),
  /** When the refund arrives; null = no refund. */
  refundAt: integer(),
  createdAt: moment(),
  updatedAt: moment(),
}).with((t) => [
  index('group_orders_group').on(t.groupId, t.status),
  index('group_orders_member').on(t.memberId),
  index('group_orders_order').on(t.orderNo),
])
