import { reportReferrer } from '@/features/shared/session/referrer'
import { device } from '@/platform/device'
import { useSession } from '@/stores/session'
import { saveReferrer } from '@/stores/share'

import { watchScans } from './watchScans'

/** When a card opens the running app and somebody is logged in, the referrer is reported at once. */
function storeReferrer(msv: string | undefined): void {
  saveReferrer(msv)
  const { user } = useSession.getState()
  if (user) void reportReferrer(user.id)
}

/** Stores who brought the learner here, and opens the target of scanned links. */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => storeReferrer(msv))
  watchScans(storeReferrer)
}
