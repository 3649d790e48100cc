/** Promo codes of the academy, and invite codes of members (docs/backend/orders.md#promo-codes). */
import { and, eq, ne, sql } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, maybe } from '../core/dates'
import { refuse } from '../core/envelope'
import { flag, orEmpty } from '../core/php'
import { plus } from '../db/columns'
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

/** Case does not matter. */
const find = async ({ db }: RequestContext, code: string): Promise<PromoCode | undefined> =>
  db.query.promoCodes.findFirst({ where: sql`lower(${promoCodes.code}) = ${code.toLowerCase()}` })

async function canUse({ db, now }: RequestContext, member: Member, row: PromoCode) {
  const isUsedUp = row.maxUses > 0 && row.uses >= row.maxUses
  const isExpired = row.expiredAt !== null && row.expiredAt <= now
  if (row.memberId === member.id || isUsedUp || isExpired) return false
  const spent = and(eq(orders.memberId, member.id), eq(orders.promoCodeId, row.id), ne(orders.status, CANCELLED))
  return (await db.$count(orders, spent)) === 0
}

/** Undefined = no usable code, which is no error: the order costs the full price. */
export async function usablePromo(context: RequestContext, member: Member, code: string) {
  const row = code === '' ? undefined : await find(context, code)
  return row && (await canUse(context, member, row)) ? row : undefined
}

export async function checkPromo(context: RequestContext, member: Member, code: string) {
  const row = await find(context, code)
  const isUsable = row !== undefined && (await canUse(context, member, row))
  return { can_use: flag(isUsable), promo_code: orEmpty(row && present(row)) }
}

export async function promoDetail(context: RequestContext, code: string) {
  const row = await find(context, code)
  return orEmpty(row && present(row))
}

export async function spend({ db }: RequestContext, promoCodeId: number) {
  await db
    .update(promoCodes)
    .set({ uses: plus(promoCodes.uses) })
    .where(eq(promoCodes.id, promoCodeId))
}

export async function giveBack({ db }: RequestContext, promoCodeId: number) {
  await db
    .update(promoCodes)
    .set({ uses: plus(promoCodes.uses, -1) })
    .where(eq(promoCodes.id, promoCodeId))
}

const ownCode = async ({ db }: RequestContext, member: Member) =>
  db.query.promoCodes.findFirst({ where: eq(promoCodes.memberId, member.id) })

/** Ten characters: `U`, the member's id, digits. */
async function createInvite({ db }: RequestContext, member: Member) {
  const digits = Math.random().toString().slice(2)
  const code = `U${member.id}${digits}`.slice(0, 10)
  await db
    .insert(promoCodes)
    .values({ code, memberId: member.id, discount: INVITE_REWARD, inviterReward: INVITE_REWARD, maxUses: 0 })
}

/** Makes the code when a member who may have one first asks for it. */
export async function inviteCode(context: RequestContext, member: Member) {
  if (!(await ownCode(context, member)) && isVip(context, member)) await createInvite(context, member)
  const row = await ownCode(context, member)
  return { ...(row && present(row)), per_order_draw: PER_ORDER_DRAW }
}

export async function generateInvite(context: RequestContext, member: Member) {
  if (!isVip(context, member) || (await ownCode(context, member))) throw refuse('当前用户无权限使用邀请码')
  await createInvite(context, member)
}
