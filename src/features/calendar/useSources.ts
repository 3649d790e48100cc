import { useDidShow } from '@tarojs/taro'
import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useMember } from '@/features/shared/session/useMember'
import { isMissing } from '@/http/apiError'
import { payAdapter } from '@/platform/pay'
import { calendarQueries } from '@/queries/calendar'
import { flashSaleQueries } from '@/queries/flashSale'
import { groupBuyQueries } from '@/queries/groupBuy'
import { useSwitch } from '@/stores/appConfig'

import { type DatedThing, flashSaleDates, groupDates, liveDates, membershipDates, runningDates } from './dates'
import type { texts } from './texts'

/** One source of dates. It loads and fails independently of the others. */
export interface Source {
  key: keyof typeof texts.sources
  things: readonly DatedThing[]
  /** Nothing has loaded yet. */
  isLoading: boolean
  /** Null = it has answered, or this server has no such source. */
  error: unknown
  retry: () => void
}

const memberFreshMs = 30_000

export const calendarKeys: readonly QueryKey[] = [
  calendarQueries.live().queryKey,
  calendarQueries.running().queryKey,
  groupBuyQueries.recentOrders().queryKey,
  flashSaleQueries.recentOrders().queryKey,
]

interface Answer<T> {
  data: T | undefined
  isLoading: boolean
  error: unknown
  refetch: () => Promise<unknown>
}

/** Once a source has data, a later failure keeps it. */
const sourceOf = <T>(
  key: Source['key'],
  { data, isLoading, error, refetch }: Answer<T>,
  read: (found: T) => DatedThing[],
): Source => ({
  key,
  things: data === undefined ? [] : read(data),
  isLoading,
  error: data === undefined && !isMissing(error) ? error : null,
  retry: () => void refetch(),
})

/** Everything of the member's that has a date. Features that are off are not asked for. */
export function useSources(): Source[] {
  const client = useQueryClient()
  // Where selling is forbidden, the calendar shows no orders and no sales.
  const canBuy = payAdapter.canSell
  const live = useQuery({ ...calendarQueries.live(), enabled: useSwitch('live') === true })
  const running = useQuery({ ...calendarQueries.running(), enabled: useSwitch('paper') === true })
  const groups = useQuery({ ...groupBuyQueries.recentOrders(), enabled: useSwitch('tuangou') === true && canBuy })
  const sales = useQuery({ ...flashSaleQueries.recentOrders(), enabled: useSwitch('miaosha') === true && canBuy })
  const { user, error, refresh } = useMember()
  useEffect(() => void refresh(memberFreshMs), [refresh])
  // Something may have been handed in, paid or bought meanwhile.
  useDidShow(() => {
    for (const queryKey of calendarKeys) void client.refetchQueries({ queryKey, type: 'active', stale: true })
    void refresh(memberFreshMs)
  })
  return [
    sourceOf('live', live, liveDates),
    sourceOf('exam', running, runningDates),
    sourceOf('group', groups, groupDates),
    sourceOf('flashSale', sales, flashSaleDates),
    {
      key: 'membership',
      things: membershipDates(user),
      isLoading: !user && error === null,
      error: user ? null : error,
      retry: () => void refresh(),
    },
  ]
}
