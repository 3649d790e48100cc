import type { ApiError } from '@/http/apiError'

const firstWaitMs = 1_000
const longestWaitMs = 30_000

/**
 * Doubles from 1 s to 30 s; the server's own word outweighs it. Spread by up to a quarter, so that a class behind one
 * address does not come back as one.
 * @param failures in a row, from 1
 */
export function waitMsOf(error: ApiError, failures: number, random = Math.random): number {
  const ownMs = Math.min(firstWaitMs * 2 ** (failures - 1), longestWaitMs)
  return Math.max(ownMs * (1 + random() / 4), error.retryAfterMs ?? 0)
}

/** Typing rests so long before it is sent. */
export const restMs = 800
/**
 * Once the server has had too much of this address, a class shares it: for a while typing is sent this seldom, merged
 * meanwhile, and leaves the calls to what is chosen and to those who hand in.
 */
const crowdedRestMs = 30_000
const crowdedMs = 3 * 60_000

/** When the next one may go. */
export function createPace(random?: () => number) {
  let failures = 0
  let pauseMs = 0
  let notBeforeMs = 0
  /** The server has named the time. */
  let isTold = false
  let crowdedUntilMs = 0
  /** What it waits beyond the server's word, so that those who hand in go first. */
  let giveWayMs = 0
  let typedSentMs = 0

  const isCrowded = () => Date.now() < crowdedUntilMs
  return {
    hasFailed: () => failures > 0,
    /** When an answer that is given now is due. */
    dueMs(isTyped: boolean): number {
      const nowMs = Date.now()
      if (!isTyped) return nowMs
      return Math.max(nowMs + restMs, isCrowded() ? typedSentMs + crowdedRestMs : 0)
    },
    /**
     * How long the one that is due then still waits. Who hands in gives way to nobody.
     * @param ownMs its own pause, after a failure of its own
     */
    waitMs(dueMs: number, isHandingIn: boolean, ownMs: number): number {
      const wayMs = isHandingIn ? 0 : giveWayMs
      const waitMs = Math.max(dueMs, notBeforeMs + wayMs) - Date.now()
      // A phone whose clock is put back must not hold the saves until it has caught up.
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
      isTold = error.retryAfterMs !== undefined
      giveWayMs = error.kind === 'busy' ? Math.min(pauseMs, crowdedRestMs) : 0
      if (error.kind === 'busy') crowdedUntilMs = Date.now() + crowdedMs
    },
    /** The network is back: nothing is waited for but a time that the server has named. */
    networkIsBack(): void {
      if (!isTold) notBeforeMs = giveWayMs = 0
    },
  }
}
