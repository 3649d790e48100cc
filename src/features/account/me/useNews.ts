import { useDidShow } from '@tarojs/taro'
import { useQuery, useQueryClient } from '@tanstack/react-query'

import { payAdapter } from '@/platform/pay'
import { memberQueries } from '@/queries/member'
import { orderQueries } from '@/queries/order'
import { signInQueries } from '@/queries/signIn'
import { useAppConfig, useListsPaidOrdersOnly, useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { leaving } from '@/features/shared/session/leaving'
import { useToday } from '@/features/shared/today'

/** Moving between this page and the pages behind its links repeats no call. */
export const freshMs = 10_000

/**
 * What waits for the learner: unread messages, unpaid orders among the newest (an order ends after an hour), and
 * today's sign-in. Read again when the page comes to the front; messages at most every 30 s.
 */
export function useNews() {
  const client = useQueryClient()
  const isLogin = useSession((session) => session.isLogin) && !leaving.isUnderWay()
  const isConfigKnown = useAppConfig(({ config }) => config !== null)
  const listsPaidOnly = useListsPaidOrdersOnly()
  const unread = useQuery({ ...memberQueries.unreadCount(), enabled: isLogin })
  const orders = useQuery({
    ...orderQueries.recent(),
    staleTime: freshMs,
    enabled: isLogin && isConfigKnown && !listsPaidOnly && payAdapter.canSell,
  })
  const offersSignIn = useSwitch('daySignIn') === true
  const signInQuery = signInQueries.state(useToday())
  const signIn = useQuery({ ...signInQuery, enabled: isLogin && offersSignIn })
  const keys = [memberQueries.unreadCount().queryKey, orderQueries.recent().queryKey, signInQuery.queryKey]
  const refetch = (stale?: true) =>
    Promise.all(keys.map((queryKey) => client.refetchQueries({ queryKey, type: 'active', stale })))
  useDidShow(() => void refetch(true))
  return {
    refresh: () => refetch(),
    unreadCount: unread.data ?? 0,
    unpaidCount: orders.data?.filter(({ status }) => status === 'unpaid').length ?? 0,
    canSignIn: signIn.data?.isSignedToday === false,
  }
}
