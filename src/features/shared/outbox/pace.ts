import { requestTimeoutMs } from '@/config/limits'
import type { ApiError } from '@/http/apiError'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Doubles from 1 s to 30 s; the server's own time outweighs it. Random by up to a quarter, so that a class behind one
 * address does not come back all at once.
 * @param failures in a row, from 1
 */
export function waitMsOf(error: ApiError, failures: number, random = Math.random): number {
  const ownMs = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs)
  return Math.max(ownMs * (1 + random() / 4), error.retryAfterMs ?? 0)
}

const firstPatienceMs = 10_000

/**
 * How long a try waits for the server's answer. The first wait is short, because others wait behind it and the deadline
 * may be near. Where the network is only slow, the further ones give it time.
 * @param failures before it
 */
export const patienceMsOf = (failures: number): number => Math.min(firstPatienceMs * 2 ** failures, requestTimeoutMs)

/** Typing must rest this long before it is sent. */
export const restMs = 800
/**
 * After the server had too many calls of this address, a class shares it: for a while typed text is merged and sent
 * this rarely, so that chosen answers and hand-ins have the calls.
 */
const crowdedRestMs = 30_000
const crowdedMs = 3 * 60_000

/** Says when the next one may go. */
export function createPace(random?: () => number) {
  let failures = 0
  let pauseMs = 0
  let notBeforeMs = 0
  /** The server has named the time. */
  let isTimeGiven = false
  let crowdedUntilMs = 0
  /** Waits this much longer than the server asks, so that hand-ins go first. */
  let giveWayMs = 0
  let typedSentMs = 0

  const isCrowded = () => Date.now() < crowdedUntilMs
  return {
    hasFailed: () => failures > 0,
    /** When an answer given now is due. */
    dueMs(isTyped: boolean): number {
      const nowMs = Date.now()
      if (!isTyped) return nowMs
      return Math.max(nowMs + restMs, isCrowded() ? typedSentMs + crowdedRestMs : 0)
    },
    /**
     * How long an answer with this due time must still wait. A hand-in gives way to nobody.
     * @param ownMs its own pause, after its own failure
     */
    waitMs(dueMs: number, isHandingIn: boolean, ownMs: number): number {
      const wayMs = isHandingIn ? 0 : giveWayMs
      const waitMs = Math.max(dueMs, notBeforeMs + wayMs) - Date.now()
      // A phone whose clock is put back must not wait until the clock has caught up.
      const longestMs = Math.max(restMs, ownMs, pauseMs + wayMs, isCrowded() ? crowdedRestMs : 0)
      return Math.min(Math.max(0, waitMs), longestMs)
    },
    typingGoes(): void {
      typedSentMs = Date.now()
    },
    /** The server has answered. */
    reached(): void {
      failures = pauseMs = giveWayMs = notBeforeMs = 0
    },
    /** It may go through later. */
    failed(error: ApiError): void {
      failures++
      pauseMs = waitMsOf(error, failures, random)
      notBeforeMs = Date.now() + pauseMs
      isTimeGiven = error.retryAfterMs !== undefined
      giveWayMs = error.kind === 'busy' ? Math.min(pauseMs, crowdedRestMs) : 0
      if (error.kind === 'busy') crowdedUntilMs = Date.now() + crowdedMs
    },
    /** Call it when the network is back: then only a time that the server has named still holds. */
    networkIsBack(): void {
      if (!isTimeGiven) notBeforeMs = giveWayMs = 0
    },
  }
}
