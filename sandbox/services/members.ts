/** Accounts: finding, creating and logging in, and the member's own record. */
import { eq, inArray } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { DAY, localDT, maybe, MINUTE, utcIso } from '../core/dates'
import { found, refuse } from '../core/envelope'
import { flag } from '../core/php'
import { makeToken } from '../core/tokens'
import { avatarPath } from '../core/urls'
import { members, roles, socialites } from '../db/schema'
import { reward, tell } from './account'
import { balanceCentsOf, countInvitees } from './referralBalance'
import { randomKey } from './tickets'

/** At BASE the next run of the job deletes the account, whatever the date. */
const DESTROY_AFTER_MS = { base: 30 * MINUTE, middle: 7 * DAY, head: 7 * DAY }

/** A relative path, as the backend stores it. */
const DEFAULT_AVATAR = '/images/default_avatar.jpg'

export const memberByMobile = async ({ db }: RequestContext, mobile: string): Promise<Member | undefined> =>
  db.query.members.findFirst({ where: eq(members.mobile, mobile) })

export const memberById = async ({ db }: RequestContext, id: number): Promise<Member | undefined> =>
  db.query.members.findFirst({ where: eq(members.id, id) })

export async function membersById({ db }: RequestContext, ids: number[]) {
  const rows = await db.query.members.findMany({ where: inArray(members.id, [...new Set(ids)]) })
  return new Map(rows.map((row) => [row.id, row]))
}

export async function change({ db }: RequestContext, member: Member, values: Partial<typeof members.$inferInsert>) {
  await db.update(members).set(values).where(eq(members.id, member.id))
}

/** Nine digits for accounts without a mobile number; no real number has nine. */
const standInMobile = () => `2${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

/** An account with the person's name at WeChat. */
export const nameOf = (name: string) => `${[...name].slice(0, 12).join('')}_${randomKey(3)}`

type NewMember = Partial<Pick<Member, 'mobile' | 'nickName' | 'passwordHash' | 'avatar' | 'isNicknameSet'>>

export async function createMember(context: RequestContext, { mobile, nickName, ...more }: NewMember): Promise<Member> {
  const { now, settings } = context
  const isLocked = settings.sandbox.lock_new_members
  const named = { nickName: nickName ?? `学员${randomKey(6)}`, mobile: mobile ?? standInMobile() }
  const dates = { roleExpiredAt: now, agreedAt: now, createdAt: now }
  const values = { ...named, avatar: DEFAULT_AVATAR, ...more, ...dates, isLocked, isRegistered: true }
  const [row] = await context.db.insert(members).values(values).returning()
  const member = found(row)
  await tell(context, member.id, '欢迎来到知途网校，从一节试看课开始吧')
  const points = settings.credit1_reward.register
  await reward(context, member.id, points, `注册送${points}积分`)
  return member
}

/** Logging in also withdraws a request for deletion. */
export async function signIn(context: RequestContext, member: Member, lockedMessage = '账号已被锁定') {
  if (member.isLocked) throw refuse(lockedMessage)
  const { token, tokenId } = makeToken(member.id, context.now, context.secret)
  await change(context, member, { lastTokenId: tokenId, destroyAt: null })
  if (context.settings.sandbox.single_device === 3) context.afterCommit(() => context.rooms.dismiss(member.id))
  return { token }
}

export async function requestDestroy(context: RequestContext, member: Member) {
  if (member.destroyAt !== null) throw refuse('用户已申请注销')
  await change(context, member, { destroyAt: context.now + DESTROY_AFTER_MS[context.dialect] })
}

export const isMobileBound = (member: Member) => /^1\d{10}$/.test(member.mobile)

export function avatarOf(context: RequestContext, member: Member) {
  if (member.avatar === DEFAULT_AVATAR) return member.avatar
  return context.origin + (member.avatar || avatarPath(member.nickName))
}

export const userRef = (context: RequestContext, member: Member) => ({
  avatar: avatarOf(context, member),
  nick_name: member.nickName,
})

/** `张*`, `张*丰` */
const maskName = (name: string) => {
  const letters = [...name]
  if (letters.length < 2) return name
  return letters.length === 2 ? `${letters[0]}*` : `${letters[0]}*${letters[letters.length - 1]}`
}

const maskIdNumber = (id: string) => (id === '' ? '' : `${id.slice(0, 6)}****${id.slice(-4)}`)

export async function memberDetail(context: RequestContext, member: Member) {
  const { db, dialect, edition } = context
  const role = await db.query.roles.findFirst({ where: eq(roles.id, member.roleId) })
  const bound = await db.query.socialites.findMany({ where: eq(socialites.memberId, member.id) })
  const isBound = (app: string) => flag(bound.some((row) => row.app === app))
  // Consent is to the agreement's row, whatever its version.
  const hasAgreed = member.agreedAt !== null && member.agreedAt >= context.settings.sandbox.agreement_since
  return {
    id: member.id,
    avatar: avatarOf(context, member),
    nick_name: member.nickName,
    mobile: member.mobile,
    is_lock: member.isLocked ? 1 : member.isRegistered ? 0 : -1,
    is_active: 1,
    is_password_set: flag(member.passwordHash !== ''),
    is_set_nickname: flag(member.isNicknameSet),
    created_at: utcIso(member.createdAt),
    credit1: member.credit1,
    credit2: edition === 'open' ? 0 : member.credit2,
    credit3: 0,
    role_id: member.roleId,
    role_expired_at: maybe(member.roleExpiredAt, localDT),
    role: role ? { id: role.id, name: role.name, desc_rows: [''] } : null,
    invite_balance: (await balanceCentsOf(context, member.id)) / 100,
    invite_people_count: await countInvitees(context, member.id),
    is_bind_mobile: flag(isMobileBound(member)),
    is_bind_qq: isBound('qq'),
    is_bind_wechat: isBound('wechat'),
    is_face_verify: member.isFaceVerified,
    profile_real_name: maskName(member.realName),
    profile_id_number: maskIdNumber(member.idNumber),
    ...(dialect !== 'base' && {
      agreement_status: { user_agreement_agreed: hasAgreed, privacy_policy_agreed: hasAgreed },
    }),
  }
}
