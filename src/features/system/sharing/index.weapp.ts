import { reportReferrer } from '@/features/shared/session/referrer'
import { device } from '@/platform/device'
import { useSession } from '@/stores/session'
import { saveReferrer } from '@/stores/share'

import { watchScans } from './watchScans'

/** Of one who is logged in when a card opens the running app it is told at once. */
function keepReferrer(msv: string | undefined): void {
  saveReferrer(msv)
  const { user } = useSession.getState()
  if (user) void reportReferrer(user.id)
}

/** Keeps who brought the learner here, and goes where a scanned link leads. */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => keepReferrer(msv))
  watchScans(keepReferrer)
}
