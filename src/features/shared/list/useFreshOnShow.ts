import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

/** For a list that changes by itself: an old one is read anew when its page is shown. */
export function useFreshOnShow(queryKey: QueryKey, isOn = true): void {
  const client = useQueryClient()
  useDidShow(() => {
    if (isOn) void client.refetchQueries({ queryKey, type: 'active', stale: true })
  })
}
