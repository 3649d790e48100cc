import { ApiError, isException, mayPass } from '@/http/apiError'
import { connection } from '@/platform/connection'

const longestMs = 30_000

/**
 * Calls `ask` until it succeeds. It waits 1, 2, 4 ... 30 s, or as long as the server says. It goes on at once when the
 * network is back, or when the receiver of the failure calls `retry`.
 */
export async function persist<T>(
  ask: () => Promise<T>,
  onFailure?: (error: unknown, retry: () => void) => void,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      await new Promise<void>((resolve) => {
        const go = () => {
          clearTimeout(timer)
          stop()
          resolve()
        }
        const retryAfterMs = error instanceof ApiError ? error.retryAfterMs : undefined
        const timer = setTimeout(go, retryAfterMs ?? Math.min(1_000 * 2 ** attempt, longestMs))
        const stop = connection.watchOnline((isOnline) => isOnline && go())
        onFailure?.(error, go)
      })
    }
  }
}

/** After this many exceptions in a row, the exception counts as the server's answer. */
const maxExceptions = 3

/**
 * As `persist`, for what the app can do without. When a retry would not help (a refusal, a 401, an unreadable answer,
 * repeated exceptions), the result is `otherwise`.
 */
export function persistOr<T, U>(otherwise: U, ask: () => Promise<T>): Promise<T | U> {
  let exceptions = 0
  return persist(async () => {
    try {
      return await ask()
    } catch (error) {
      exceptions = isException(error) ? exceptions + 1 : 0
      if (mayPass(error) && exceptions < maxExceptions) throw error
      return otherwise
    }
  })
}
