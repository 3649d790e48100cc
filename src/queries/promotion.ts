import type { QueryState } from '@tanstack/react-query'

import type { PagedCall } from '@/api/pagedCall'
import { pageSize, saleAwaitedMs, salePollMaxMs, salePollMs } from '@/config/limits'
import type { Page } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'

import { pagedQuery } from './paged'

interface TimedSale {
  state: 'soon' | 'running' | 'over'
  startsAt: Date | null
  endsAt: Date | null
}

/** By the phone's clock, as long as the server's time is not known. */
export const hasCome = (moment: Date | null | undefined): boolean =>
  moment != null && moment.getTime() <= serverClock.now()

/** Only the server's time closes something: the phone's may be wrong. */
export const isPast = (moment: Date | null | undefined): boolean => serverClock.isKnown() && hasCome(moment)

/** How often a query was answered. */
type Asked = Pick<QueryState, 'dataUpdateCount' | 'errorUpdateCount'>

/** Asks less often the longer nothing happens, and a server that fails as well. */
export const pollMs = ({ dataUpdateCount, errorUpdateCount }: Asked): number =>
  Math.min(salePollMs * 2 ** Math.floor((dataUpdateCount + errorUpdateCount) / 12), salePollMaxMs)

const nextMoment = (sale: TimedSale | null | undefined): Date | null | undefined =>
  sale?.state === 'soon' ? sale.startsAt : sale?.state === 'running' ? sale.endsAt : null

/** The sale's next moment has come, but the server has not said so yet. It is asked until it does. */
export const isDue = (sale: TimedSale | null | undefined): boolean => hasCome(nextMoment(sale))

/**
 * For a while after that moment the learner is waiting for the answer: it is not the app's own asking, which may have to
 * rest for a minute. The last answer does not count, because a server that fails gives none.
 */
export function isAwaited(sale: TimedSale | null | undefined): boolean {
  const moment = nextMoment(sale)
  return hasCome(moment) && serverClock.now() < (moment?.getTime() ?? 0) + saleAwaitedMs
}

export const promotionLists = <Sale, Order>(name: string, sales: PagedCall<Sale>, orders: PagedCall<Order>) => ({
  key: () => [name] as const,
  list: () => pagedQuery<Page<Sale>>([name, 'list'], sales, pageSize),
  orders: () => pagedQuery<Page<Order>>([name, 'orders'], orders, pageSize),
})
