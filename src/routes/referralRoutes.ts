import { route } from './routeSpec'

const ofReferral = { switch: 'share', hasPullDownRefresh: true } as const

export const referralRoutes = {
  /** Replaces all other pages of the area. */
  inviteCode: route({
    path: 'packageA/member/promoCode',
    title: '我的邀请码',
    switch: 'promoCode',
    hasPullDownRefresh: true,
    surface: 'cards',
  }),
  referral: route({
    path: 'packageA/member/share/share',
    title: '邀请推广',
    ...ofReferral,
    surface: 'cards',
    hasCard: true,
  }),
  referralRecords: route({ path: 'packageA/member/share/balance', title: '资金明细', ...ofReferral, surface: 'cards' }),
  referralInvitees: route({ path: 'packageA/member/share/records', title: '邀请记录', ...ofReferral }),
  referralRules: route({ path: 'packageA/member/share/rules', title: '奖励规则', ...ofReferral }),
  referralWithdraw: route({ path: 'packageA/member/share/withdraw', title: '提现', ...ofReferral, surface: 'cards' }),
} as const
