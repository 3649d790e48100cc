import { runtime } from '@/config/env'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { watchMouse } from '@/platform/mouse'
import { offlineStart } from '@/platform/offlineStart'

import { watchServer } from './recovery'

/** What begins when the first screen is long there, and its code with it. */
export function startLater(readConfig: () => Promise<void>): void {
  watchMouse()
  watchServer(readConfig)
  void wakeIfOwed()
  void offlineStart.keep(runtime.offline !== false)
}
