/** Accounts: finding, creating, signing in, and what a member sees of himself. */
import { eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { DAY, localDT, maybe, utcIso } from '../core/dates'
import { refuse } from '../core/envelope'
import { flag } from '../core/php'
import { makeToken } from '../core/tokens'
import type { Work } from '../core/work'
import { members, roles, socialites } from '../db/schema'
import { reward, tell } from './account'
import { randomKey } from './tickets'

const DESTROY_AFTER_MS = 7 * DAY

export async function memberByMobile({ db }: Work, mobile: string): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.mobile, mobile))
  return member
}

export async function memberById({ db }: Work, id: number): Promise<Member | undefined> {
  const [member] = await db.select().from(members).where(eq(members.id, id))
  return member
}

export async function change({ db }: Work, member: Member, values: Partial<typeof members.$inferInsert>) {
  await db.update(members).set(values).where(eq(members.id, member.id))
}

/** Nine digits that no mobile can have, for accounts without one. */
function standInMobile() {
  return `2${Math.floor(Math.random() * 1e8)
    .toString()
    .padStart(8, '0')}`
}

export interface NewMember {
  mobile?: string
  nickName?: string
  passwordHash?: string
}

export async function createMember(
  work: Work,
  { mobile, nickName, passwordHash = '' }: NewMember,
): Promise<Member> {
  const isLocked = work.settings.sandbox.lock_new_members
  const name = nickName ?? `学员${randomKey(6)}`
  const values = {
    mobile: mobile ?? standInMobile(),
    nickName: name,
    passwordHash,
    isLocked,
    createdAt: work.now,
  }
  const [member] = await work.db.insert(members).values(values).returning()
  if (!member) throw new Error('insert gave no row')
  await tell(work, member.id, '欢迎来到知途网校，从一节试看课开始吧')
  await reward(work, member.id, work.settings.credit1_reward.register, '注册账号')
  return member
}

/** A token for this member. Signing in takes back an open deletion request. */
export async function signIn(work: Work, member: Member, lockedMessage = '账号已被锁定') {
  if (member.isLocked) throw refuse(lockedMessage)
  const { token, tokenId } = makeToken(member.id, work.now, work.secret)
  await change(work, member, { lastTokenId: tokenId, destroyAt: null })
  if (member.destroyAt !== null) await tell(work, member.id, '您已重新登录，账号注销申请已取消')
  return { token }
}

export async function requestDestroy(work: Work, member: Member) {
  if (member.destroyAt !== null) throw refuse('用户已申请注销')
  await change(work, member, { destroyAt: work.now + DESTROY_AFTER_MS })
}

export const isMobileBound = (member: Member) => /^1\d{10}$/.test(member.mobile)

export function avatarOf(work: Work, member: Member) {
  return work.origin + (member.avatar || `/sandbox/art/avatar/${encodeURIComponent(member.nickName)}.svg`)
}

export const userRef = (work: Work, member: Member) => ({
  avatar: avatarOf(work, member),
  nick_name: member.nickName,
})

/** `张*`, `张*丰` */
const maskName = (name: string) => {
  const letters = [...name]
  if (letters.length < 2) return name
  return letters.length === 2 ? `${letters[0]}*` : `${letters[0]}*${letters[letters.length - 1]}`
}

const maskIdNumber = (id: string) => (id === '' ? '' : `${id.slice(0, 6)}****${id.slice(-4)}`)

export async function memberDetail(work: Work, member: Member) {
  const { db, dialect } = work
  const [role] = await db.select().from(roles).where(eq(roles.id, member.roleId))
  const bound = await db.select().from(socialites).where(eq(socialites.memberId, member.id))
  const isBound = (app: string) => flag(bound.some((row) => row.app === app))
  const hasAgreed = member.agreedAt !== null
  return {
    id: member.id,
    avatar: avatarOf(work, member),
    nick_name: member.nickName,
    mobile: member.mobile,
    is_lock: member.isLocked ? 1 : -1,
    is_active: 1,
    is_password_set: flag(member.passwordHash !== ''),
    is_set_nickname: flag(member.isNicknameSet),
    created_at: utcIso(member.createdAt),
    credit1: member.credit1,
    credit2: member.credit2,
    credit3: 0,
    role_id: member.roleId,
    role_expired_at: maybe(member.roleExpiredAt, localDT),
    role: role ? { id: role.id, name: role.name, desc_rows: [''] } : null,
    invite_balance: 0,
    invite_people_count: 0,
    is_bind_mobile: flag(isMobileBound(member)),
    is_bind_qq: isBound('qq'),
    is_bind_wechat: isBound('wechat'),
    is_face_verify: member.isFaceVerified,
    profile_real_name: maskName(member.realName),
    profile_id_number: maskIdNumber(member.idNumber),
    ...(dialect === 'head' && {
      agreement_status: { user_agreement_agreed: hasAgreed, privacy_policy_agreed: hasAgreed },
    }),
  }
}
