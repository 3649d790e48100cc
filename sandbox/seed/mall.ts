import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readItems } from './load'
import { htmlOf } from './markdown'
import { memberId } from './members'
import { fieldsOf, insertAll, natural, reference } from './rows'
import { type Things, thingOf } from './things'

const Order = v.strictObject({
  /** Key of the member. */
  by: reference,
  daysAgo: v.number(),
  /** Absent = not sent yet. Only parcels are sent; anything else arrives at once. */
  expressNumber: v.optional(v.string()),
})

const Goods = v.strictObject({
  ...fieldsOf(t.mallGoods, 'title', 'stock', 'sales', 'isHidden'),
  points: natural,
  /** Such as `vod/git` or `vip/month`; absent = a parcel. */
  gift: v.optional(reference),
  /** Markdown. */
  text: v.string(),
  orders: v.optional(v.array(Order), []),
})

export type MallSeed = v.InferOutput<typeof Goods> & { key: string }

export const loadMall = () => ({ mall: readItems('mall.yaml', Goods) })

const ADDRESS = { name: '林小满', province: '浙江省', city: '杭州市', area: '西湖区', street: '文三路 90 号 2 幢 301' }

/** Ids follow the order. */
export async function seedMall(db: Db, seeds: MallSeed[], gifts: Things, now: number) {
  for (const [index, { key, title, points, stock, sales, gift, text, isHidden, orders }] of seeds.entries()) {
    const id = index + 1
    const thing = gift === undefined ? undefined : thingOf(gifts, gift, key)
    const goods = {
      ...{ title, charge: points, giftType: thing?.type, giftId: thing?.id },
      thumb: thing?.thumb || `/sandbox/art/gift/${key}.svg`,
    }
    await db.insert(t.mallGoods).values({ ...goods, id, html: htmlOf(text), stock, sales, isHidden })
    const rows = orders.map(({ by, daysAgo, expressNumber = '' }) => ({
      ...{ ...goods, memberId: memberId(by, key), goodsId: id, expressNumber },
      ...(thing ? {} : { ...ADDRESS, mobile: '13800000001' }),
      isSent: thing !== undefined || expressNumber !== '',
      createdAt: now - daysAgo * DAY,
    }))
    await insertAll(db, t.mallOrders, rows)
  }
}
