import { backgroundRequestsPerMinute } from '@/config/limits'
import { pause } from '@/lib/pause'

const windowMs = 60_000

const isOutside = (sentMs: number, now: number) => sentMs > now || now - sentMs >= windowMs

/**
 * One small budget for everything that the app sends by itself: polling, heartbeats, reports
 * (docs/backend/README.md#rate-limits). A tap never waits. Background work waits until the last minute has room, and
 * for a whole minute after the server had too many calls.
 */
export function createRateLimiter(nowMs: () => number = () => Date.now()) {
  const sentAtMs: number[] = []
  let restsUntilMs = 0

  const waitMs = (): number => {
    const now = nowMs()
    // Nothing was sent later than now: the phone's clock has been put back.
    while (isOutside(sentAtMs[0] ?? now, now)) sentAtMs.shift()
    const blocking = sentAtMs[sentAtMs.length - backgroundRequestsPerMinute]
    const untilRoomMs = blocking === undefined ? 0 : windowMs - (now - blocking)
    restsUntilMs = Math.min(restsUntilMs, now + windowMs)
    return Math.max(untilRoomMs, restsUntilMs - now)
  }

  return {
    waitMs,
    rest: (): void => void (restsUntilMs = nowMs() + windowMs),
    async acquire(isBackground: boolean): Promise<void> {
      if (!isBackground) return
      for (let wait = waitMs(); wait > 0; wait = waitMs()) await pause(wait)
      sentAtMs.push(nowMs())
    },
  }
}
