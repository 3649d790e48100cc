import { requestsPerMinute } from '@/config/limits'

/** Background calls stop here, so that taps always find room. */
const backgroundShare = 0.6
const windowMs = 60_000

/**
 * One budget for everything that one user sends (contract `core.md` 2.6).
 * A tap never waits; background work (polling, heartbeats, reports) waits until the last minute has room for it.
 */
export function createBudget(nowMs: () => number = Date.now) {
  const sentAtMs: number[] = []

  const waitMs = (): number => {
    const now = nowMs()
    while (sentAtMs.length > 0 && now - (sentAtMs[0] ?? now) >= windowMs) sentAtMs.shift()
    const room = Math.floor(requestsPerMinute * backgroundShare)
    const blocking = sentAtMs[sentAtMs.length - room]
    return blocking === undefined ? 0 : windowMs - (now - blocking)
  }

  return {
    waitMs,
    async take(isBackground: boolean): Promise<void> {
      while (isBackground) {
        const wait = waitMs()
        if (wait <= 0) break
        await new Promise((resolve) => setTimeout(resolve, wait))
      }
      sentAtMs.push(nowMs())
    },
  }
}
