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

/** Where some of the dates come from: read, slow and refused by itself. */
export interface Source {
  key: keyof typeof texts.sources
  things: readonly DatedThing[]
  /** Nothing is known of it yet. */
  isLoading: boolean
  /** Null = it has answered, or this server has no such thing. */
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

/** Once something is known of a source, a later failure takes nothing away. */
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

/** Everything of mine that has a date; what is switched off is not asked for. */
export function useSources(): Source[] {
  const client = useQueryClient()
  // Nothing is told of sales where nothing may be sold.
  const canBuy = payAdapter.policy !== 'hidden'
  const live = useQuery({ ...calendarQueries.live(), enabled: useSwitch('live') === true })
  const running = useQuery({ ...calendarQueries.running(), enabled: useSwitch('paper') === true })
  const groups = useQuery({ ...groupBuyQueries.recentOrders(), enabled: useSwitch('tuangou') === true && canBuy })
  const sales = useQuery({ ...flashSaleQueries.recentOrders(), enabled: useSwitch('miaosha') === true && canBuy })
  const { user, error, refresh } = useMember()
  useEffect(() => void refresh(memberFreshMs), [refresh])
  // Handed in, paid or bought meanwhile.
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
