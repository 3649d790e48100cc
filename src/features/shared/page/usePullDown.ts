import { useQueryClient, type QueryKey } from '@tanstack/react-query'

import { useOnPullDown } from './useOnPullDown'

/** Pulling the page down reads these queries anew. The route's row must have `hasPullDownRefresh`. */
export function usePullDown(...queryKeys: QueryKey[]): void {
  const client = useQueryClient()
  useOnPullDown(() => Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey }))))
}
