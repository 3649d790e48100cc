import { toast } from '@/features/shared/dialog'
import { connection } from '@/platform/connection'
import { useSession } from '@/stores/session'

import { settleApplePurchases } from '.'
import { texts } from './texts'

let isRunning = false

async function look(): Promise<void> {
  if (isRunning || !useSession.getState().user) return
  isRunning = true
  try {
    const { count } = await settleApplePurchases()
    if (count > 0) toast(texts.delivered, 'success')
  } catch {
    // Asked again by the next event.
  } finally {
    isRunning = false
  }
}

/** A purchase that the server has not heard of: told at the start, after a login, and when network or app come back. */
export function watchApplePurchases(): void {
  useSession.subscribe(({ user }, before) => {
    if (user && user.id !== before.user?.id) void look()
  })
  connection.watchOnline((isOnline) => isOnline && void look())
  connection.watchVisible((isVisible) => isVisible && void look())
  void look()
}
