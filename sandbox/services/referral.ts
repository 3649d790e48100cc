/** The MultiLevelShare add-on: inviters, their rewards, and withdrawals (docs/backend/promotions.md#referral). */
import { desc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import { idIn, type Call, type MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { DAY, localDT, utcIso } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { idNumber, optionalText, parse, read, text } from '../core/read'
import { absolute, absoluteHtml, absoluteJson } from '../core/urls'
import { invitees, referralGoods, referralRecords, withdrawals } from '../db/schema'
import { memberById, membersById } from './members'
import { balanceCentsOf, countInvitees, record } from './referralBalance'
import { rewardedThing } from './referralRewards'

/** Works once per member. Nobody can invite themselves. */
export async function bindReferrer(call: MemberCall) {
  const { db, member, body, now, settings } = call
  const { msv } = read(body, { msv: idNumber })
  const bound = await db.query.invitees.findFirst({ where: eq(invitees.memberId, member.id) })
  if (bound) throw refuse('请勿重复绑定')
  const referrer = await memberById(call, msv)
  if (!referrer || msv === member.id) throw refuse('参数错误')
  const expiredAt = now + settings.sandbox.referral.days * DAY
  await db.insert(invitees).values({ memberId: member.id, inviterId: msv, createdAt: now, expiredAt })
}

/** The operator's posters (docs/backend/promotions.md#posters). */
export const listPosters = ({ origin, settings }: RequestContext) => absoluteJson(origin, settings.sandbox.posters)

export const referralRules = ({ origin, settings }: RequestContext) => ({
  rules: absoluteHtml(origin, settings.sandbox.referral.rules),
})

export const referralAccount = async (call: MemberCall) => ({
  invite_count: await countInvitees(call, call.member.id),
  invite_balance: (await balanceCentsOf(call, call.member.id)) / 100,
})

export async function listReferralGoods(context: RequestContext, _member: Member, ask: PageAsk) {
  const page = await pageOf(context, referralGoods, undefined, [desc(referralGoods.id)], ask)
  return presented(page, ({ id, type, targetId, title, thumb, charge, reward, reward2 }) => ({
    ...{ id, goods_id: targetId, goods_type: type, goods_title: title, goods_charge: charge, reward, reward2 },
    goods_thumb: absolute(context.origin, thumb),
  }))
}

/** 0 = the thing brings no reward. */
export async function rewardOf(call: MemberCall) {
  const { goods_type, goods_id } = read(call.query, { goods_type: text('参数错误'), goods_id: idNumber })
  return { reward: (await rewardedThing(call, goods_type, goods_id))?.reward ?? 0 }
}

export async function listRecords(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(referralRecords.memberId, member.id)
  const order = [desc(referralRecords.createdAt), desc(referralRecords.id)]
  const page = await pageOf(context, referralRecords, own, order, ask)
  return presented(page, ({ id, amountCents, beforeCents, remark, createdAt }) => ({
    ...{ id, amount: amountCents / 100, before_balance: beforeCents / 100, remark },
    created_at: utcIso(createdAt),
  }))
}

/** Hides the first six digits. */
const mask = (mobile: string) => `******${mobile.slice(6)}`

export async function listInvitees(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(invitees.inviterId, member.id)
  const page = await pageOf(context, invitees, own, [desc(invitees.createdAt), desc(invitees.id)], ask)
  const people = await membersById(
    context,
    page.rows.map(({ memberId }) => memberId),
  )
  return presented(page, ({ id, memberId, createdAt, expiredAt }) => {
    const invitee = people.get(memberId)
    return {
      ...{ id, nick_name: invitee?.nickName ?? '', mobile: mask(invitee?.mobile ?? '') },
      created_at: utcIso(createdAt),
      invite_user_expired_at: localDT(expiredAt),
    }
  })
}

const yuan = v.pipe(
  text('请输入提现金额'),
  v.regex(/^\d{1,7}(\.\d{1,2})?$/, '参数错误'),
  v.transform((value) => Math.round(Number(value) * 100)),
  v.minValue(1, '提现金额需要大于0'),
)

const withdrawFields = {
  channel: v.picklist(['alipay', 'wechat'], '参数错误'),
  channel_account: optionalText,
  channel_name: text('请输入真实姓名'),
  channel_address: optionalText,
  amount: yuan,
}

/** Takes the money from the balance at once. An administrator then pays it out or refuses. */
export async function withdraw(call: MemberCall) {
  const input = read(call.body, withdrawFields)
  const { channel, channel_account, channel_name, channel_address, amount } = input
  if (channel === 'alipay' && channel_account.trim() === '') throw refuse('请输入支付宝账户')
  const beforeCents = await balanceCentsOf(call, call.member.id)
  if (amount > beforeCents) throw refuse('邀请余额不足')
  await record(call, call.member.id, -amount, '提现')
  await call.db.insert(withdrawals).values({
    ...{ memberId: call.member.id, amountCents: amount, beforeCents, channel, createdAt: call.now },
    ...{ channelName: channel_name, channelAccount: channel_account, channelAddress: channel_address },
  })
}

export async function listWithdrawals(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(withdrawals.memberId, member.id)
  const order = [desc(withdrawals.createdAt), desc(withdrawals.id)]
  return presented(await pageOf(context, withdrawals, own, order, ask), (row) => ({
    ...{ id: row.id, amount: row.amountCents / 100, before_balance: row.beforeCents / 100 },
    ...{ channel: row.channel, channel_name: row.channelName, channel_account: row.channelAccount },
    ...{ channel_address: row.channelAddress, status: row.status, remark: row.remark },
    created_at: utcIso(row.createdAt),
  }))
}

const Decision = v.strictObject({
  status: v.picklist([3, 5]),
  remark: v.optional(v.string(), ''),
  /** After a refusal the money goes back. */
  isReturned: v.optional(v.boolean(), false),
})

/** Plays the administrator. */
export async function decideWithdrawal(call: Call) {
  const { status, remark, isReturned } = parse(Decision, call.body)
  const own = eq(withdrawals.id, idIn(call.params))
  const { memberId, amountCents } = found(await call.db.query.withdrawals.findFirst({ where: own }))
  await call.db.update(withdrawals).set({ status, remark }).where(own)
  if (isReturned) await record(call, memberId, amountCents, '提现失败退还')
}
