import { onlineManager, type QueryFunctionContext } from '@tanstack/react-query'

import type { StoredCall } from '@/api/answerCopies'
import { hasNoAnswer } from '@/http/apiError'

/** As long as a start of the app waits (src/worker.js). */
const silenceMs = 5_000

/**
 * The part of a query whose answer also opens without a network. The stored copy is used when the network is gone,
 * fails, or is silent for a while. The copy counts as infinitely old (`isOnlyRemembered`): it is read anew as if there
 * were none, is replaced by any answer of the server, and is not shown when the server refuses.
 */
export const withStoredCopy = <T>(call: StoredCall<T>) => ({
  async queryFn({ client, queryKey, signal }: QueryFunctionContext): Promise<T> {
    const standIn = () => {
      const copy = client.getQueryData(queryKey) === undefined ? call.copy() : undefined
      if (copy !== undefined) client.setQueryData(queryKey, copy, { updatedAt: 0 })
    }
    const timer = setTimeout(standIn, silenceMs)
    try {
      return await call.request(signal)
    } catch (error) {
      if (hasNoAnswer(error)) standIn()
      throw error
    } finally {
      clearTimeout(timer)
    }
  },
  initialData: () => (onlineManager.isOnline() ? undefined : call.copy()),
  initialDataUpdatedAt: 0,
})
