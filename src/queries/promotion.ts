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

/** Asks less often the longer nothing happens. */
export const pollMs = (answers: number): number => Math.min(salePollMs * 2 ** Math.floor(answers / 12), salePollMaxMs)

const nextMoment = (sale: TimedSale | null | undefined): Date | null | undefined =>
  sale?.state === 'soon' ? sale.startsAt : sale?.state === 'running' ? sale.endsAt : null

/** The sale's next moment has come, but the server has not said so yet. It is asked until it does. */
export const isDue = (sale: TimedSale | null | undefined): boolean => hasCome(nextMoment(sale))

/**
 * The first answers after that moment are what the learner is waiting for: they are not the app's own asking, which may
 * have to rest for a minute.
 * @param readAtMs when the sale was read, by the phone's clock
 */
export function isAwaited(sale: TimedSale | null | undefined, readAtMs: number): boolean {
  const moment = nextMoment(sale)
  if (!moment || !hasCome(moment)) return false
  const readMs = serverClock.now() - (Date.now() - readAtMs)
  return readMs < moment.getTime() + saleAwaitedMs
}

export const promotionLists = <Sale, Order>(name: string, sales: PagedCall<Sale>, orders: PagedCall<Order>) => ({
  key: () => [name] as const,
  list: () => pagedQuery<Page<Sale>>([name, 'list'], sales, pageSize),
  orders: () => pagedQuery<Page<Order>>([name, 'orders'], orders, pageSize),
})
