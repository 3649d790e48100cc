import { bindReferrer } from '@/api/referral'
import { isFinal } from '@/http/apiError'
import { useAppConfig } from '@/stores/appConfig'
import { referrerItem } from '@/stores/share'

/** A login and the launch may both come to tell it. */
let isTelling = false

/** Tells the referral add-on who brought this learner, once (docs/backend/rules.md#launch-sequence, step 6). */
export async function reportReferrer(userId: number): Promise<void> {
  const msv = referrerItem.get()
  if (isTelling || msv === null || !useAppConfig.getState().config?.enabledAddons?.includes('MultiLevelShare')) return
  isTelling = true
  try {
    if (msv !== userId) await bindReferrer(msv)
  } catch (error) {
    // Not heard: the next start tells it again.
    if (!isFinal(error)) return
  } finally {
    isTelling = false
  }
  referrerItem.remove()
}
