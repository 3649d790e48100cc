import * as v from 'valibot'

import { type Goods, goodsTypes } from '@/goods/kinds'
import { goodsKey } from '@/goods/purchase'
import { serverClock } from '@/lib/serverClock'
import { loginItem } from '@/stores/session'

import { draftedGoods, goodsOfDraft } from './purchaseDraft'

const schema = v.object({
  type: v.picklist(goodsTypes),
  goodsId: v.number(),
  promotion: v.optional(v.string()),
  leftAtMs: v.number(),
})

/** Whoever comes to top up later has something else in mind. */
const maxAgeMs = 60 * 60_000

const item = loginItem('top_up_for', (stored) => {
  const result = v.safeParse(schema, stored)
  return result.success && serverClock.now() - result.output.leftAtMs < maxAgeMs ? result.output : null
})

function get(): Goods | null {
  const left = item.get()
  return left && goodsOfDraft(left)
}

/** What the balance did not pay for: the cashier that waits while it is topped up, also past a gateway's page. */
export const topUpFor = {
  get,
  is: (goods: Goods): boolean => {
    const left = get()
    return left !== null && goodsKey(left) === goodsKey(goods)
  },
  set: (goods: Goods): void => item.set({ ...draftedGoods(goods), leftAtMs: serverClock.now() }),
  remove: item.remove,
}
