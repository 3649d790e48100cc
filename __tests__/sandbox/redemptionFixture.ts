import type { RedemptionSeed } from '../../sandbox/seed/redemption'

const activity = (key: string, more: Partial<RedemptionSeed>): RedemptionSeed => ({
  key,
  name: `活动 ${key}`,
  startsInDays: -30,
  endsInDays: 30,
  items: ['vod/loose'],
  codes: {},
  ...more,
})

const code = (usedBy?: string, daysAgo = 0) => ({ about: '', usedBy, daysAgo })

/** Ids follow the order. */
export const redemption: RedemptionSeed[] = [
  activity('mixed', {
    items: ['vod/flat', 'vod/loose', 'live/vip', 'book/vip', 'vip/month'],
    codes: { MIXED1: code(), MIXED2: code(), MIXED3: code(), USED: code('nanfeng', 2) },
  }),
  activity('owned', { items: ['vod/flat', 'vod/chapters'], codes: { OWNED: code(), MINE: code('xiaoman', 1) } }),
  activity('over', { startsInDays: -60, endsInDays: -1, codes: { OVER: code() } }),
  activity('soon', { startsInDays: 1, codes: { SOON: code() } }),
]
