import type { ReferralSeed } from '../../sandbox/seed/referral'

export const referral: ReferralSeed = {
  goods: [
    { item: 'vod/flat', reward: 15, reward2: 3 },
    { item: 'vip/month', reward: 8, reward2: 0 },
  ],
  invitees: {},
  records: [],
  withdrawals: [],
}
