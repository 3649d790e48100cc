/** Core, legacy: a member's own promo code. See docs/backend/members.md#invite-code. */
import * as v from 'valibot'

import { isMissingRoute } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, text, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

import { noteMissing } from './ifOffered'

const path = '/api/v2/member/promoCode'

export interface InviteCode {
  /** '' = the member has none. */
  code: string
  /** Null = never. */
  expiresAt: Date | null
  /** Off the price, for whoever uses the code; null = not given. */
  discountCents: Cents | null
  /** For the code's owner; null = not given. */
  rewardCents: Cents | null
}

const inviteWire = v.pipe(
  v.object({ code: text, expired_at: time, invited_user_reward: yuan, invite_user_reward: yuan }),
  v.transform((wire): InviteCode => ({
    code: wire.code,
    expiresAt: wire.expired_at,
    discountCents: wire.invited_user_reward,
    rewardCents: wire.invite_user_reward,
  })),
)

/** Null = the server has no such codes (HEAD). */
export async function getInviteCode(signal?: AbortSignal): Promise<InviteCode | null> {
  try {
    return decode(inviteWire, await request({ path, method: 'GET', signal }))
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    noteMissing('inviteCodes')
    return null
  }
}

/** @throws ApiError 'rejected' (`当前用户无权限使用邀请码`) */
export const createInviteCode = async (): Promise<void> => void (await request({ path, body: {} }))
