import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

/** Changes what is cached. It gets no newer by that: a copy is still read anew, and not shown when the server refuses. */
export function changeCached<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (before: T) => T,
): void {
  const before = client.getQueryState<T>(queryKey)
  if (before?.data === undefined) return
  const { data, dataUpdatedAt, status, error } = before
  client.setQueryData<T>(queryKey, change(data), { updatedAt: dataUpdatedAt })
  // For its error a copy is asked for again.
  client.getQueryCache().find({ queryKey })?.setState({ status, error })
}
