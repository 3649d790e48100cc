import { bindReferrer } from '@/api/referral'
import { isSwitchOn } from '@/config/addons'
import { isFinal } from '@/http/apiError'
import { useAppConfig } from '@/stores/appConfig'
import { referrerItem } from '@/stores/share'

/** A login and the launch may both come to tell it. */
let isTelling = false

/**
 * Tells the referral add-on who brought this learner, once (docs/backend/rules.md#launch-sequence, step 6).
 * @returns whether it was not heard: then the outbox tells it again
 */
export async function reportReferrer(userId: number): Promise<boolean> {
  const msv = referrerItem.get()
  const isOffered = isSwitchOn('share', useAppConfig.getState().config?.enabledAddons ?? [])
  if (isTelling || msv === null || !isOffered) return false
  isTelling = true
  try {
    if (msv !== userId) await bindReferrer(msv)
  } catch (error) {
    if (!isFinal(error)) return true
  } finally {
    isTelling = false
  }
  referrerItem.remove()
  return false
}
