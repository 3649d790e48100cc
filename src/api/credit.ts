/**
 * The account's histories: points (docs/backend/members.md#points-records) and coins of the balance
 * (docs/backend/promotions.md#balance, proposed path). The present amounts are in the member's record.
 */
import * as v from 'valibot'

import { num, text, time } from '@/lib/decode'

import { pagedCall, type PagedCall } from './pagedCall'

export interface CreditRecord {
  /** Its place in the whole list, from 0, because records have no id. */
  position: number
  /** Negative = spent. */
  sum: number
  remark: string
  createdAt: Date | null
}

const recordWire = v.object({ sum: num, remark: text, created_at: time })

const numbered =
  (list: PagedCall<v.InferOutput<typeof recordWire>>): PagedCall<CreditRecord> =>
  async (...call) => {
    const { items, ...rest } = await list(...call)
    const [page, size] = call
    const records = items.map(({ created_at: createdAt, ...record }, index) => ({
      ...record,
      position: (page - 1) * size + index,
      createdAt,
    }))
    return { ...rest, items: records }
  }

/** Newest first. */
export const listPointRecords = numbered(
  pagedCall('/api/v2/member/credit1Records', recordWire, { sizeKey: 'page_size' }),
)

/** Newest first. @throws ApiError 'rejected' with code 404 where the add-on is missing */
export const listBalanceRecords = numbered(pagedCall('/addons/templateOne/api/v1/member/credit2Records', recordWire))
