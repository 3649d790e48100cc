import type { ReferralSeed } from '../../sandbox/seed/referral'

export const referral: ReferralSeed = {
  goods: [
    { item: 'ms/loose', reward: 4, reward2: 0 },
    { item: 'tg/loose', reward: 6, reward2: 0 },
    { item: 'video/flat-1', reward: 1, reward2: 0 },
    { item: 'vod/flat', reward: 15, reward2: 3 },
    { item: 'vip/month', reward: 8, reward2: 0 },
  ],
  invitees: {},
  records: [],
  withdrawals: [],
}
