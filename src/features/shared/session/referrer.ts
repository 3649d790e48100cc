import { bindReferrer } from '@/api/referral'
import { isSwitchOn } from '@/config/addons'
import { isFinal } from '@/http/apiError'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { referrerItem, saveReferrer } from '@/stores/share'

/** The login and the launch may call this at the same time. */
let isTelling = false

/**
 * Tells the referral add-on once who brought this learner (docs/backend/rules.md#launch-sequence, step 6).
 * @returns whether it failed; then the outbox tries again
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

/** For links that open in the running app: when somebody is logged in, the referrer is reported at once. */
export function storeReferrer(msv: string | undefined): void {
  const { user } = useSession.getState()
  // One's own link takes nobody's place.
  if (user && msv === String(user.id)) return
  saveReferrer(msv)
  if (user) void reportReferrer(user.id)
}
