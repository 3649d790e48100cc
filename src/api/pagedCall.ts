import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, type Page, type Schema } from '@/lib/decode'

/** `page` counts from 1; `size` is the number of rows of a page. */
export type PageArguments = [page: number, size: number, signal?: AbortSignal]

export type PagedCall<T> = (...page: PageArguments) => Promise<Page<T>>

interface Form {
  /** What the backend calls the number of rows: it knows one word or the other. */
  sizeKey?: 'size' | 'page_size'
  /** The page lies in `data` of the answer. */
  isNested?: boolean
  query?: Record<string, string>
}

const nestedWire = v.object({ data: v.unknown() })

/** The call of a list that brings its rows and nothing else. */
export const pagedCall =
  <T>(path: string, row: Schema<T>, { sizeKey = 'size', isNested = false, query }: Form = {}): PagedCall<T> =>
  async (page, size, signal) => {
    // In this order: `boot.js` asks for the same address ahead.
    const data = await request({ path, method: 'GET', query: { page, [sizeKey]: size, ...query }, signal })
    return decodePage(row, isNested ? decode(nestedWire, data).data : data, page, size)
  }
