import type { TabLock } from './types'

/** Answers how to let go of it; null = another tab has it. */
const take = (name: string, options: LockOptions): Promise<(() => void) | null> =>
  new Promise((resolve) => {
    const free = () => resolve(() => undefined)
    const locks: LockManager | undefined = navigator.locks
    if (!locks) return free()
    const until = (lock: Lock | null) => (lock ? new Promise<void>((letGo) => resolve(letGo)) : resolve(null))
    locks.request(name, options, until).catch(free)
  })

export const tabLock: TabLock = {
  async hold(name, run) {
    const first = await take(name, { ifAvailable: true })
    const letGo = first ?? (await take(name, {}))
    try {
      return await run(first === null)
    } finally {
      letGo?.()
    }
  },
}
