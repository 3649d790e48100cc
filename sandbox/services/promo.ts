/** Promo codes: the academy's and the members' invite codes (core 6.18, 6.19, 8.5). */
import { and, eq, ne, sql } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT, maybe } from '../core/dates'
import { refuse } from '../core/envelope'
import { flag, orEmpty } from '../core/php'
import type { Work } from '../core/work'
import { orders, promoCodes } from '../db/schema'
import { isVip } from './access'

type PromoCode = typeof promoCodes.$inferSelect

const CANCELLED = 7
const INVITE_REWARD = 5
const PER_ORDER_DRAW = 0.01

const present = (row: PromoCode) => ({
  id: row.id,
  code: row.code,
  expired_at: maybe(row.expiredAt, localDT),
  invited_user_reward: row.discount,
  invite_user_reward: row.inviterReward,
})

async function find({ db }: Work, code: string): Promise<PromoCode | undefined> {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.code, code))
  return row
}

async function canUse({ db, now }: Work, member: Member, row: PromoCode) {
  const isUsedUp = row.maxUses > 0 && row.uses >= row.maxUses
  const isExpired = row.expiredAt !== null && row.expiredAt <= now
  if (row.memberId === member.id || isUsedUp || isExpired) return false
  const spent = and(
    eq(orders.memberId, member.id),
    eq(orders.promoCodeId, row.id),
    ne(orders.status, CANCELLED),
  )
  return (await db.$count(orders, spent)) === 0
}

/** The code if this member may use it; `undefined` is no error, the order then costs the full price. */
export async function usablePromo(work: Work, member: Member, code: string) {
  const row = code === '' ? undefined : await find(work, code)
  return row && (await canUse(work, member, row)) ? row : undefined
}

export async function checkPromo(work: Work, member: Member, code: string) {
  const row = await find(work, code)
  const isUsable = row !== undefined && (await canUse(work, member, row))
  return { can_use: flag(isUsable), promo_code: orEmpty(row && present(row)) }
}

export async function promoDetail(work: Work, code: string) {
  const row = await find(work, code)
  return orEmpty(row && present(row))
}

export async function spend({ db }: Work, promoCodeId: number) {
  await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} + 1` })
    .where(eq(promoCodes.id, promoCodeId))
}

export async function giveBack({ db }: Work, promoCodeId: number) {
  await db
    .update(promoCodes)
    .set({ uses: sql`${promoCodes.uses} - 1` })
    .where(eq(promoCodes.id, promoCodeId))
}

async function ownCode({ db }: Work, member: Member) {
  const [row] = await db.select().from(promoCodes).where(eq(promoCodes.memberId, member.id))
  return row
}

/** Ten characters: `U`, the member's id, digits. */
async function createInvite({ db }: Work, member: Member) {
  const digits = Math.random().toString().slice(2)
  const code = `U${member.id}${digits}`.slice(0, 10)
  await db
    .insert(promoCodes)
    .values({ code, memberId: member.id, discount: INVITE_REWARD, inviterReward: INVITE_REWARD, maxUses: 0 })
}

/** Made on first sight for those who may have one. */
export async function inviteCode(work: Work, member: Member) {
  if (!(await ownCode(work, member)) && isVip(work, member)) await createInvite(work, member)
  const row = await ownCode(work, member)
  return { ...(row && present(row)), per_order_draw: PER_ORDER_DRAW }
}

export async function generateInvite(work: Work, member: Member) {
  if (!isVip(work, member) || (await ownCode(work, member))) throw refuse('当前用户无权限使用邀请码')
  await createInvite(work, member)
}
