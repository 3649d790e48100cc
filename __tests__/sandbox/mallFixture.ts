import type { MallSeed } from '../../sandbox/seed/mall'

const goods = (key: string, more: Partial<MallSeed> = {}): MallSeed => ({
  key,
  title: `商品 ${key}`,
  points: 6,
  stock: 5,
  sales: 1,
  text: `介绍 ${key}`,
  orders: [],
  ...more,
})

/** Ids follow the order. */
export const mall: MallSeed[] = [
  goods('parcel', { orders: [{ by: 'xiaoman', daysAgo: 3 }] }),
  goods('course', { gift: 'vod/loose', points: 1 }),
  goods('plan', { gift: 'vip/month', points: 1 }),
  goods('gone', { stock: 0 }),
  goods('dear', { points: 100_000 }),
  goods('hidden', { isHidden: true }),
  goods('owned', { gift: 'vod/flat' }),
]
