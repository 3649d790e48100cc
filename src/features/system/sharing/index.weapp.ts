import { storeReferrer } from '@/features/shared/session/referrer'
import { device } from '@/platform/device'

import { watchScans } from './watchScans'

/** Stores who brought the learner here, and opens the target of scanned links. */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => storeReferrer(msv))
  watchScans()
}
