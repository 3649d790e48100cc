import {
  type DataTag,
  onlineManager,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'

import type { StoredCall } from '@/api/answerCopies'
import { mayPass } from '@/http/apiError'

/** As long as a start of the app waits (src/worker.js). */
const silenceMs = 5_000

/**
 * The part of a query whose answer also opens without a network. The stored copy is used when the network is gone,
 * fails, or is silent for a while, and while the server is too busy or too broken to answer. The copy counts as infinitely old (`isOnlyRemembered`): it is read anew as if there
 * were none, is replaced by any answer of the server, and is not shown when the server refuses.
 */
export const withStoredCopy = <T>(call: StoredCall<T>) => ({
  async queryFn({ client, queryKey, signal }: QueryFunctionContext): Promise<T> {
    const standIn = () => {
      if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, call.copy, { updatedAt: 0 })
    }
    const timer = setTimeout(standIn, silenceMs)
    try {
      return await call.request(signal)
    } catch (error) {
      if (mayPass(error)) standIn()
      throw error
    } finally {
      clearTimeout(timer)
    }
  },
  initialData: () => (onlineManager.isOnline() ? undefined : call.copy()),
  initialDataUpdatedAt: 0,
})

/** Changes what is cached. It gets no newer by that: a copy is still read anew, and not shown when the server refuses. */
export const changeCached = <T>(client: QueryClient, queryKey: DataTag<QueryKey, T, Error>, change: (before: T) => T) =>
  client.setQueryData<T>(queryKey, (now) => (now === undefined ? now : change(now)), {
    updatedAt: client.getQueryState(queryKey)?.dataUpdatedAt,
  })
