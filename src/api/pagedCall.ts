import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, type Page, type Schema } from '@/lib/decode'

/** `page` counts from 1; `size` is the number of rows of a page. */
export type PageArguments = [page: number, size: number, signal?: AbortSignal]

export type PagedCall<T> = (...page: PageArguments) => Promise<Page<T>>

interface Form {
  /** The backend's word for the number of rows; each call knows only one of them. */
  sizeKey?: 'size' | 'page_size'
  /** The page is in `data` of the answer. */
  isNested?: boolean
  query?: Record<string, string>
}

const nestedWire = v.object({ data: v.unknown() })

/** A call for a list that returns only its rows. */
export const pagedCall =
  <T>(path: string, row: Schema<T>, { sizeKey = 'size', isNested = false, query }: Form = {}): PagedCall<T> =>
  async (page, size, signal) => {
    // The order matters, because `boot.js` has called the same address before.
    const data = await request({ path, method: 'GET', query: { page, [sizeKey]: size, ...query }, signal })
    return decodePage(row, isNested ? decode(nestedWire, data).data : data, page, size)
  }
