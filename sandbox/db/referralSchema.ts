/** Tables of the add-on MultiLevelShare: who invited whom, and the rewards. */
import { index } from 'drizzle-orm/sqlite-core'

import { count, id, label, moment, number, table, words } from './columns'

export const referralGoods = table('referral_goods', {
  id: id(),
  /** vod, video, live, book, topic, paper, practice, learnPath or vip. */
  type: label(),
  targetId: number(),
  title: label(),
  /** Path on this server; empty for what has no picture. */
  thumb: label(),
  charge: count(),
  /** In yuan: for the buyer's inviter, and for the inviter's own inviter. */
  reward: number(),
  reward2: count(),
}).with((t) => [index('referral_goods_target').on(t.type, t.targetId)])

export const invitees = table('invitees', {
  id: id(),
  memberId: number().unique(),
  inviterId: number(),
  createdAt: moment(),
  /** Later purchases earn no reward. */
  expiredAt: moment(),
}).with((t) => [index('invitees_inviter').on(t.inviterId)])

/** Changes of an inviter's balance, which is their sum. */
export const referralRecords = table('referral_records', {
  id: id(),
  memberId: number(),
  amountCents: number(),
  beforeCents: number(),
  remark: label(),
  createdAt: moment(),
}).with((t) => [index('referral_records_member').on(t.memberId)])

export const withdrawals = table('withdrawals', {
  id: id(),
  memberId: number(),
  amountCents: number(),
  beforeCents: number(),
  channel: label(),
  channelName: label(),
  channelAccount: words(),
  channelAddress: words(),
  /** 0 waiting, 3 refused, 5 paid out. */
  status: count(),
  remark: words(),
  createdAt: moment(),
}).with((t) => [index('withdrawals_member').on(t.memberId)])
