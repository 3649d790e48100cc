/** Core: promo codes. Contract `core.md` 8.5. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, flag, orNull, text, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

const checkWire = v.object({
  can_use: flag,
  promo_code: orNull(v.object({ code: text, expired_at: time, invited_user_reward: yuan })),
})

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

/** Knows no error codes: an unknown code is an answer too. */
export async function checkPromoCode(code: string): Promise<PromoCheck> {
  const path = `/api/v2/promoCode/${encodeURIComponent(code)}/check`
  const wire = decode(checkWire, await request({ path, method: 'GET' }))
  const { can_use: canUse, promo_code: promo } = wire
  if (!promo) return { canUse, promo }
  const { code: name, expired_at: expiresAt, invited_user_reward: discountCents } = promo
  return { canUse, promo: { code: name, expiresAt, discountCents } }
}
