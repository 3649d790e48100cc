import { type InfiniteData, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

/**
 * For a list that changes by itself: an old one is read anew when its page is shown. One of several pages stays as it is
 * and the place in it with it, because each page is a call. Pulling down reads it anew.
 */
export function useFreshOnShow(queryKey: QueryKey, isOn = true): void {
  const client = useQueryClient()
  useDidShow(() => {
    const pages = client.getQueryData<InfiniteData<unknown>>(queryKey)?.pages.length ?? 0
    // The page's own first reading may be on its way.
    if (isOn && pages < 2)
      void client.refetchQueries({ queryKey, type: 'active', stale: true }, { cancelRefetch: false })
  })
}
