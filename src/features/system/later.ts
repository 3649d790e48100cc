import { runtime } from '@/config/env'
import { wakeIfOwed } from '@/features/shared/outbox/wake'
import { learnServerTime } from '@/features/shared/serverTime'
import { watchMouse } from '@/platform/mouse'
import { offlineStart } from '@/platform/offlineStart'

import { savedFilesMark } from '@/stores/savedFiles'

import { persist } from './persist'
import { watchServer } from './recovery'

/** Starts what can wait until the first screen is long drawn. Its code loads then, too. */
export function startLater(readConfig: () => Promise<void>): void {
  watchMouse()
  watchServer(readConfig)
  void learnServerTime()
  void wakeIfOwed()
  // Also where home was not opened.
  void persist(() => import('@/features/shared/owned/watch')).then(({ watchOwned }) => watchOwned())
  // Of a login that has ended.
  if (savedFilesMark.get() !== null)
    void import('@/features/shared/file/saved').then(({ sweepSavedFiles }) => sweepSavedFiles())
  void offlineStart.store(runtime.offline !== false)
}
