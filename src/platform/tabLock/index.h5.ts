import { holdLease, holdLeaseIfFree } from './lease'
import type { TabLock } from './types'

/** @returns a function that releases the lock; null = another tab has it */
const take = (locks: LockManager, name: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    const until = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(null))
    locks.request(name, options, until).catch(() => resolve(() => undefined))
  })

const takeIfFree = (locks: LockManager, name: string) => take(locks, name, { ifAvailable: true })

export const tabLock: TabLock = {
  async hold(name, run, onLost) {
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return holdLease(name, run, onLost)
    const first = await takeIfFree(locks, name)
    const letGo = first ?? (await take(locks, name, {}))
    try {
      return await run(first === null)
    } finally {
      letGo?.()
    }
  },
  async holdIfFree(name, run, onLost) {
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return holdLeaseIfFree(name, run, onLost)
    const letGo = await takeIfFree(locks, name)
    if (letGo) await run(false).finally(letGo)
  },
}
