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
