/**
 * Histories of the account: points (docs/backend/members.md#points-records) and coins of the balance
 * (docs/backend/promotions.md#balance, proposed path). How much there is stands in the member's record.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decodePage, num, type Page, text, time } from '@/lib/decode'

export interface CreditRecord {
  /** Place in the whole list, from 0: records have no id. */
  position: number
  /** Signed. */
  sum: number
  remark: string
  createdAt: Date | null
}

const recordWire = v.object({ sum: num, remark: text, created_at: time })

type Reader = (page: number, size: number, signal?: AbortSignal) => Promise<Page<CreditRecord>>

const reader =
  (path: string, sizeKey: 'page_size' | 'size'): Reader =>
  async (page, size, signal) => {
    const data = await request({ path, method: 'GET', query: { page, [sizeKey]: size }, signal })
    const { items, ...rest } = decodePage(recordWire, data, page, size)
    const records = items.map(({ sum, remark, created_at: createdAt }, index) => ({
      position: (page - 1) * size + index,
      sum,
      remark,
      createdAt,
    }))
    return { ...rest, items: records }
  }

/** Newest first. */
export const listPointRecords = reader('/api/v2/member/credit1Records', 'page_size')

/** Newest first. @throws ApiError 'rejected' with code 404 where the add-on is missing */
export const listBalanceRecords = reader('/addons/templateOne/api/v1/member/credit2Records', 'size')
