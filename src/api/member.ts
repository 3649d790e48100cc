/** Core: the member's own record. See docs/backend/members.md#member-detail. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, num, orNull, text, time } from '@/lib/decode'

import { avatar } from './avatar'

/** Money is never guessed: unreadable = null. */
const amount = v.fallback(v.nullable(num), null)

const memberWire = v.object({
  id: int,
  avatar,
  nick_name: text,
  mobile: text,
  is_password_set: flag,
  is_set_nickname: flag,
  created_at: time,
  credit1: count,
  credit2: amount,
  role_id: count,
  role_expired_at: time,
  role: orNull(v.object({ id: int, name: text })),
  invite_balance: amount,
  invite_people_count: count,
  is_bind_mobile: flag,
  is_bind_qq: flag,
  is_bind_wechat: flag,
  is_face_verify: flag,
  profile_real_name: text,
  profile_id_number: text,
  agreement_status: orNull(v.object({ user_agreement_agreed: flag, privacy_policy_agreed: flag })),
})

interface Vip {
  planId: number
  name: string
  /** Null = the server gave no date. */
  expiresAt: Date | null
}

export interface Member {
  id: number
  avatar: string
  nickname: string
  /** '' while no mobile is bound: the server's placeholder is dropped. */
  mobile: string
  hasPassword: boolean
  /** The member's one change of nickname is used up. */
  isNicknameSet: boolean
  joinedAt: Date | null
  points: number
  /** Account balance in yuan; null = unreadable. */
  balanceYuan: number | null
  inviteBalanceYuan: number | null
  inviteCount: number
  /** Null = never a member. It may have expired: see `isVip`. */
  vip: Vip | null
  isMobileBound: boolean
  isQqBound: boolean
  isWechatBound: boolean
  isFaceVerified: boolean
  /** Masked by the server; '' = none. */
  realName: string
  idNumber: string
  /** Agreements that the member has not agreed to in their newest version; empty on servers that do not record it. */
  agreementsDue: ('user' | 'privacy')[]
}

/** @param token by default the session's @throws ApiError 'unauthorized' */
export async function getMember(token?: string): Promise<Member> {
  const wire = decode(memberWire, await request({ path: '/api/v2/member/detail', method: 'GET', token }))
  const agreement = wire.agreement_status
  return {
    id: wire.id,
    avatar: wire.avatar,
    nickname: wire.nick_name,
    mobile: wire.is_bind_mobile ? wire.mobile : '',
    hasPassword: wire.is_password_set,
    isNicknameSet: wire.is_set_nickname,
    joinedAt: wire.created_at,
    points: wire.credit1,
    balanceYuan: wire.credit2,
    inviteBalanceYuan: wire.invite_balance,
    inviteCount: wire.invite_people_count,
    vip:
      wire.role_id > 0
        ? { planId: wire.role_id, name: wire.role?.name ?? '会员', expiresAt: wire.role_expired_at }
        : null,
    isMobileBound: wire.is_bind_mobile,
    isQqBound: wire.is_bind_qq,
    isWechatBound: wire.is_bind_wechat,
    isFaceVerified: wire.is_face_verify,
    realName: wire.profile_real_name,
    idNumber: wire.profile_id_number,
    agreementsDue: [
      ...(agreement && !agreement.user_agreement_agreed ? (['user'] as const) : []),
      ...(agreement && !agreement.privacy_policy_agreed ? (['privacy'] as const) : []),
    ],
  }
}

/** @param nowMs by the server's clock */
export const isVip = (member: Member | null, nowMs: number): boolean =>
  member?.vip?.expiresAt ? member.vip.expiresAt.getTime() > nowMs : false

/** Records consent to all required agreements (HEAD, docs/backend/app.md#agreements). */
export const agreeToAgreements = async (): Promise<void> =>
  void (await request({ path: '/api/v2/member/agreement/agree' }))
