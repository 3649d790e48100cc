import { useDidShow } from '@tarojs/taro'
import { useQuery } from '@tanstack/react-query'

import { payAdapter } from '@/platform/pay'
import { memberQueries } from '@/queries/member'
import { orderQueries } from '@/queries/order'
import { useSession } from '@/stores/session'

/**
 * What waits for the learner: unread messages, and orders to pay among the newest, since orders end after an
 * hour. Asked for again when the page comes to the front, the messages at most every 30 s.
 */
export function useNews() {
  const isLogin = useSession((session) => session.isLogin)
  const unread = useQuery({ ...memberQueries.unreadCount(), enabled: isLogin })
  const orders = useQuery({ ...orderQueries.recent(), enabled: isLogin && payAdapter.policy === 'pay' })
  useDidShow(() => {
    for (const query of [unread, orders]) if (query.isEnabled && query.isStale) void query.refetch()
  })
  const refresh = () =>
    Promise.all([unread, orders].map((query) => (query.isEnabled ? query.refetch() : undefined)))
  return {
    refresh,
    unreadCount: unread.data ?? 0,
    unpaidCount: orders.data?.filter(({ status }) => status === 'unpaid').length ?? 0,
  }
}
