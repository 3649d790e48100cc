import type { PagedCall } from '@/api/pagedCall'
import { pageSize } from '@/config/limits'
import type { Page } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'

import { pagedQuery } from './paged'

interface TimedSale {
  state: 'soon' | 'running' | 'over'
  startsAt: Date | null
  endsAt: Date | null
}

/** The sale's next moment has come, but the server has not said so yet. It is asked until it does. */
export function isDue(sale: TimedSale | null | undefined): boolean {
  const next = sale?.state === 'soon' ? sale.startsAt : sale?.state === 'running' ? sale.endsAt : null
  return next != null && next.getTime() <= serverClock.now()
}

export const promotionLists = <Sale, Order>(name: string, sales: PagedCall<Sale>, orders: PagedCall<Order>) => ({
  key: () => [name] as const,
  list: () => pagedQuery<Page<Sale>>([name, 'list'], sales, pageSize),
  orders: () => pagedQuery<Page<Order>>([name, 'orders'], orders, pageSize),
})
