/** Core: promo codes. See docs/backend/orders.md#promo-codes. */
import * as v from 'valibot'

import { isMissingRoute } from '@/http/apiError'
import { request } from '@/http/request'
import { decode, flag, orNull, text, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

export interface PromoCheck {
  canUse: boolean
  /** Null = there is no such code. */
  promo: {
    code: string
    /** Null = never. */
    expiresAt: Date | null
    /** Null = unreadable. */
    discountCents: Cents | null
  } | null
}

const checkWire = v.pipe(
  v.object({
    can_use: flag,
    promo_code: orNull(v.object({ code: text, expired_at: time, invited_user_reward: yuan })),
  }),
  v.transform(({ can_use: canUse, promo_code: wire }): PromoCheck => ({
    canUse,
    promo: wire && { code: wire.code, expiresAt: wire.expired_at, discountCents: wire.invited_user_reward },
  })),
)

const noSuchCode: PromoCheck = { canUse: false, promo: null }

/** An unknown code is an answer, not an error. So is a code that fits into no path. */
export async function checkPromoCode(code: string): Promise<PromoCheck> {
  // As part of a path it would vanish, and the call would be another one.
  if (code === '.') return noSuchCode
  try {
    const path = `/api/v2/promoCode/${encodeURIComponent(code)}/check`
    return decode(checkWire, await request({ path, method: 'GET' }))
  } catch (error) {
    if (isMissingRoute(error)) return noSuchCode
    throw error
  }
}
