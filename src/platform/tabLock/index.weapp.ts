import type { TabLock } from './types'

export const tabLock: TabLock = {
  hold: (_, run) => run(false),
  holdIfFree: (_, run) => run(false),
}
