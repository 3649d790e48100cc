import { ApiError, isException, mayPass } from '@/http/apiError'
import { connection } from '@/platform/connection'

const longestMs = 30_000

/**
 * Asks until it is answered: again after 1, 2, 4 ... 30 s, or when the server says, when the network is back, or as soon as whoever hears of the
 * failure wants it.
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
        const askedMs = error instanceof ApiError ? error.retryAfterMs : undefined
        const timer = setTimeout(go, askedMs ?? Math.min(1_000 * 2 ** attempt, longestMs))
        const stop = connection.watchOnline((isOnline) => isOnline && go())
        onFailure?.(error, go)
      })
    }
  }
}

/** An exception that comes so often in a row is what the server has to say. */
const maxExceptions = 3

/**
 * As `persist`, for what the app can do without: when asking again changes nothing (a refusal, a 401, an answer that
 * cannot be read, an exception each time), the answer is `otherwise`.
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
