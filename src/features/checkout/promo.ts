import type { AppliedPromo } from '@/api/order'
import { checkPromoCode, type PromoCheck } from '@/api/promo'
import { isSwitchOn } from '@/config/addons'
import { serverClock } from '@/lib/serverClock'

import { isOnLostOrder } from './purchaseDraft'
import { texts as checkoutTexts } from './texts'

/** A code's value, or the message for its field. */
type PromoAnswer = { promo: AppliedPromo } | { message: string; isLost?: true }

const texts = checkoutTexts.promo

/** Only asks the server. @throws ApiError when nobody could be asked */
export const recheckPromo = async ({ code }: AppliedPromo): Promise<PromoAnswer> => read(await checkPromoCode(code))

/** Known without asking: codes with a U invite members, and the share add-on has its own way for that. */
function refuseUnasked(code: string, enabledAddons: readonly string[]): string | undefined {
  if (code === '') return texts.empty
  return /^u/i.test(code) && isSwitchOn('share', enabledAddons) ? texts.invite : undefined
}

function read({ canUse, promo }: PromoCheck): PromoAnswer {
  if (!promo) return { message: texts.unknown }
  if (!canUse) {
    const isExpired = promo.expiresAt !== null && promo.expiresAt.getTime() <= serverClock.now()
    if (isExpired) return { message: texts.expired }
    return isOnLostOrder(promo.code) ? { message: texts.lost, isLost: true } : { message: texts.spent }
  }
  if (promo.discountCents === null) return { message: texts.unreadable }
  return { promo: { code: promo.code, discountCents: promo.discountCents } }
}

/** @throws ApiError when nobody could be asked */
export async function tryPromoCode(typed: string, enabledAddons: readonly string[]): Promise<PromoAnswer> {
  const code = typed.trim()
  const message = refuseUnasked(code, enabledAddons)
  return message === undefined ? read(await checkPromoCode(code)) : { message }
}
