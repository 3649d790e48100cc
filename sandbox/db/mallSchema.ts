/** Tables of the add-on Credit1Mall: what points buy. */
import { index, sqliteTable } from 'drizzle-orm/sqlite-core'

import { count, flag, id, label, moment, number, table, words } from './columns'

export const mallGoods = sqliteTable('mall_goods', {
  id: id(),
  title: label(),
  /** Path on this server. */
  thumb: label(),
  /** In points. */
  charge: number(),
  /** vod, live, book or vip; '' = a parcel. */
  giftType: words(),
  giftId: count(),
  html: words(),
  stock: count(),
  sales: count(),
  isHidden: flag(),
})

const address = () => ({
  name: words(),
  mobile: words(),
  province: words(),
  city: words(),
  area: words(),
  street: words(),
})

export const mallAddresses = table('mall_addresses', {
  id: id(),
  memberId: number(),
  ...address(),
}).with((t) => [index('mall_addresses_member').on(t.memberId)])

/** Name and price are copies from the moment of the order. */
export const mallOrders = table('mall_orders', {
  id: id(),
  memberId: number(),
  goodsId: number(),
  title: label(),
  thumb: label(),
  charge: number(),
  giftType: words(),
  giftId: count(),
  isSent: flag(),
  expressNumber: words(),
  ...address(),
  createdAt: moment(),
}).with((t) => [index('mall_orders_member').on(t.memberId, t.createdAt)])
