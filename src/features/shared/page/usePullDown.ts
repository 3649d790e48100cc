import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Pulling the page down reads these queries anew. The route's row must have `hasPullDownRefresh`. */
export function usePullDown(...queryKeys: QueryKey[]): void {
  const client = useQueryClient()
  usePullDownRefresh(() => {
    void Promise.all(queryKeys.map((queryKey) => client.invalidateQueries({ queryKey }))).finally(() =>
      Taro.stopPullDownRefresh(),
    )
  })
}
