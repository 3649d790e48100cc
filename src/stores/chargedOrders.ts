import * as v from 'valibot'

import { chargeHoldMs } from '@/config/limits'
import { serverClock } from '@/lib/serverClock'

import { memberRecords } from './memberRecords'

const schema = v.object({
  orderNo: v.string(),
  /** Server time of WeChat's word, ms. */
  atMs: v.number(),
})

const records = memberRecords({
  name: 'charged',
  schema,
  expiry: { nowMs: () => serverClock.now(), endMs: ({ atMs }) => atMs + chargeHoldMs },
})

/**
 * The order that WeChat reports as paid while the server does not, by member and thing. Until the server says so, or
 * too long has passed, nobody is asked to pay for that thing again.
 */
export const chargedOrders = (memberId: number, type: string, id: number) => {
  const own = records.of(memberId)
  const key = `${type}:${id}`
  return {
    /** Null = there is none. */
    get: (): string | null => own.get(key)?.orderNo ?? null,
    set: (orderNo: string): void => own.set(key, { orderNo, atMs: serverClock.now() }),
    remove: (): void => own.remove(key),
  }
}
