/**
 * Add-on MultiLevelShare: rewards for bringing friends, and paying them out. See docs/backend/promotions.md#referral.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, int, num, text, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

import { pagedCall } from './pagedCall'

const root = '/addons/MultiLevelShare/api/v1'

/** Signed yuan to cents; null = unreadable. */
const signedYuan = v.fallback(
  v.nullable(
    v.pipe(
      num,
      v.transform((value) => Math.round(value * 100)),
    ),
  ),
  null,
)

export interface ReferralAccount {
  inviteCount: number
  /** Null = unreadable: nothing can be paid out. */
  balanceCents: Cents | null
}

const accountWire = v.pipe(
  v.object({ invite_count: count, invite_balance: yuan }),
  v.transform(({ invite_count, invite_balance }): ReferralAccount => ({
    inviteCount: invite_count,
    balanceCents: invite_balance,
  })),
)

export const getReferralAccount = async (signal?: AbortSignal): Promise<ReferralAccount> =>
  decode(accountWire, await request({ path: `${root}/user`, method: 'GET', signal }))

/** HTML. */
export const getReferralRules = async (signal?: AbortSignal): Promise<string> =>
  decode(v.object({ rules: text }), await request({ path: `${root}/config`, method: 'GET', signal })).rules

export interface ReferralGoods {
  id: number
  /** The word of share links for its kind; unknown words are possible. */
  type: string
  goodsId: number
  title: string
  thumb: string
  rewardCents: Cents | null
}

const goodsWire = v.pipe(
  v.object({ id: int, goods_id: int, goods_type: text, goods_title: text, goods_thumb: text, reward: yuan }),
  v.transform(({ id, goods_id, goods_type, goods_title, goods_thumb, reward }): ReferralGoods => ({
    id,
    type: goods_type,
    goodsId: goods_id,
    title: goods_title,
    thumb: goods_thumb,
    rewardCents: reward,
  })),
)

export const listReferralGoods = pagedCall(`${root}/user/goods`, goodsWire, { isNested: true })

/** An amount that came to the balance or left it. */
export interface ReferralRecord {
  id: number
  amountCents: number | null
  remark: string
  createdAt: Date | null
}

const recordWire = v.pipe(
  v.object({ id: int, amount: signedYuan, remark: text, created_at: time }),
  v.transform(({ amount, created_at, ...record }): ReferralRecord => ({
    ...record,
    amountCents: amount,
    createdAt: created_at,
  })),
)

interface Invitee {
  id: number
  /** '' = the server gives only the number. */
  name: string
  /** Masked by the server. */
  mobile: string
  createdAt: Date | null
  /** Purchases up to then are rewarded; null = the server does not say. */
  countsUntil: Date | null
}

const inviteeWire = v.pipe(
  v.object({ id: int, nick_name: text, mobile: text, created_at: time, invite_user_expired_at: time }),
  v.transform(({ id, nick_name, mobile, created_at, invite_user_expired_at }): Invitee => ({
    ...{ id, mobile, name: nick_name, createdAt: created_at, countsUntil: invite_user_expired_at },
  })),
)

export interface Withdrawal {
  id: number
  amountCents: Cents | null
  /** '' = the server does not say, or has another way. */
  channel: 'alipay' | 'wechat' | ''
  /** The receiving account; '' = the server does not say. */
  account: string
  state: 'waiting' | 'refused' | 'done'
  /** Why it was refused. */
  remark: string
  createdAt: Date | null
}

const stateOf = (status: number): Withdrawal['state'] => {
  if (status === 5) return 'done'
  return status === 3 ? 'refused' : 'waiting'
}

const withdrawalWire = v.pipe(
  v.object({
    id: int,
    amount: yuan,
    channel: text,
    channel_account: text,
    status: int,
    remark: text,
    created_at: time,
  }),
  v.transform(({ amount, channel, channel_account, status, created_at, ...rest }): Withdrawal => ({
    channel: channel === 'alipay' || channel === 'wechat' ? channel : '',
    ...{ ...rest, amountCents: amount, account: channel_account, state: stateOf(status), createdAt: created_at },
  })),
)

/** Newest first, as the other lists. */
export const listReferralRecords = pagedCall(`${root}/user/balanceRecords`, recordWire)

export const listInvitees = pagedCall(`${root}/user/inviteUsers`, inviteeWire)

export const listWithdrawals = pagedCall(`${root}/user/withdrawRecords`, withdrawalWire)

export interface WithdrawalDraft {
  account: string
  name: string
  amountCents: Cents
}

/**
 * Asks for a payment to Alipay. The amount leaves the balance at once; an administrator pays it out.
 * @throws ApiError 'rejected' (`邀请余额不足` ...)
 */
export async function createWithdrawal({ account, name, amountCents }: WithdrawalDraft): Promise<void> {
  const recipient = { channel: 'alipay', channel_account: account, channel_name: name, channel_address: '' }
  await request({ path: `${root}/user/withdraw`, body: { ...recipient, amount: amountCents / 100 } })
}
