import { onlineManager, type QueryFunctionContext } from '@tanstack/react-query'

import type { KeptCall } from '@/api/answerCopies'
import { hasNoAnswer } from '@/http/apiError'

/** As long as a start of the app waits (src/worker.js). */
const silenceMs = 5_000

/**
 * The part of a query whose answer opens without a network too: what was kept stands in where the network is gone, fails
 * or has said nothing for a while. Being of no date (`isOnlyRemembered`), it is asked for again as if there were nothing,
 * gives way to whatever the server says, and is not shown where the server refuses.
 */
export const kept = <T>(call: KeptCall<T>) => ({
  async queryFn({ client, queryKey, signal }: QueryFunctionContext): Promise<T> {
    const standIn = () => {
      const copy = client.getQueryData(queryKey) === undefined ? call.copy() : undefined
      if (copy !== undefined) client.setQueryData(queryKey, copy, { updatedAt: 0 })
    }
    const timer = setTimeout(standIn, silenceMs)
    try {
      return await call.ask(signal)
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
