import { runtime } from '@/config/env'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { watchMouse } from '@/platform/mouse'
import { offlineStart } from '@/platform/offlineStart'

import { watchServer } from './recovery'

/** Starts what can wait until the first screen is long drawn. Its code loads then, too. */
export function startLater(readConfig: () => Promise<void>): void {
  watchMouse()
  watchServer(readConfig)
  void wakeIfOwed()
  void offlineStart.keep(runtime.offline !== false)
}
