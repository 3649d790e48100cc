import { debounceMs, throttleMs } from '@/config/limits'

/** While a call is under way, further callers share it instead of starting another. */
export function singleFlight<A extends unknown[], T>(run: (...args: A) => Promise<T>) {
  let flight: Promise<T> | undefined
  return (...args: A): Promise<T> => {
    flight ??= run(...args).finally(() => {
      flight = undefined
    })
    return flight
  }
}

const firstWaitMs = 1_000
const longestWaitMs = 60_000

/**
 * Wait before retry number `attempt` (0-based): doubles up to a minute; the random half keeps clients
 * apart.
 */
export function backoffMs(attempt: number, random: () => number = Math.random): number {
  const fullMs = Math.min(longestWaitMs, firstWaitMs * 2 ** attempt)
  return Math.round(fullMs / 2 + (random() * fullMs) / 2)
}

/** Lets the first call through and drops those that follow within `waitMs`. */
export function throttle<A extends unknown[]>(run: (...args: A) => void, waitMs = throttleMs) {
  let closedUntil = -Infinity
  return (...args: A): void => {
    const now = Date.now()
    const isClockMovedBack = closedUntil - now > waitMs
    if (now < closedUntil && !isClockMovedBack) return
    closedUntil = now + waitMs
    run(...args)
  }
}

/** Calls once `waitMs` have passed without another call; `cancel` drops the one that waits. */
export function debounce<A extends unknown[]>(run: (...args: A) => void, waitMs = debounceMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const cancel = () => clearTimeout(timer)
  const debounced = (...args: A): void => {
    cancel()
    timer = setTimeout(() => run(...args), waitMs)
  }
  return Object.assign(debounced, { cancel })
}
