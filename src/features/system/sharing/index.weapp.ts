import { reportReferrer } from '@/features/shared/session/referrer'
import { device } from '@/platform/device'
import { useSession } from '@/stores/session'
import { saveReferrer } from '@/stores/share'

/** Keeps who brought the learner here; of one who is logged in when a card opens the running app it is told at once. */
export function watchSharing(): void {
  device.watchEntries(({ msv }) => {
    saveReferrer(msv)
    const { user } = useSession.getState()
    if (user) void reportReferrer(user.id)
  })
}
