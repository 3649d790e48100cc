/** The three list shapes of docs/backend/README.md#paging */
import { eq, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

import { brokenCall, found } from './envelope'
import type { RequestContext } from './context'

export interface Slice<T> {
  rows: T[]
  total: number
}

/** `page` counts from 1. */
export interface PageAsk {
  page: number
  size: number
  /** The size as the caller sent it. */
  sizeText?: string
}

/** Reads a positive integer; anything else gives the fallback. */
export function positive(value: string | undefined, fallback: number) {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

export const offsetOf = ({ page, size }: PageAsk) => ({ limit: size, offset: (page - 1) * size })

export async function pageOf<T extends SQLiteTable>(
  { db }: RequestContext,
  table: T,
  where: SQL | undefined,
  order: SQL[],
  ask: PageAsk,
): Promise<Slice<T['$inferSelect']>> {
  const { limit, offset } = offsetOf(ask)
  const rows = await db
    .select()
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  return { rows, total: await db.$count(table, where) }
}

/** @throws Refusal 404 when there is none */
export async function rowById<T extends SQLiteTable & { id: SQLiteColumn }>(
  { db }: RequestContext,
  table: T,
  id: number,
): Promise<T['$inferSelect']> {
  const [row] = await db.select().from(table).where(eq(table.id, id))
  return found(row)
}

export const presented = <T, R>({ rows, total }: Slice<T>, present: (row: T) => R): Slice<R> => ({
  rows: rows.map(present),
  total,
})

/** Style B. */
export const lightPage = <T>({ rows, total }: Slice<T>) => ({ data: rows, total })

/** Style C. */
export const countedPage = <T>(slice: Slice<T>, ask: PageAsk) => ({
  current_page: ask.page,
  ...lightPage(slice),
})

const EACH_SIDE = 3

/** Page numbers to link to, with gaps, as Laravel's paginator chooses them. */
function linkedPages(page: number, last: number): (number | '...')[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  if (last < EACH_SIDE * 2 + 8) return range(1, last)
  const window = EACH_SIDE + 4
  if (page <= window) return [...range(1, window + EACH_SIDE), '...', last - 1, last]
  if (page > last - window) return [1, 2, '...', ...range(last - (window + EACH_SIDE - 1), last)]
  return [1, 2, '...', ...range(page - EACH_SIDE, page + EACH_SIDE), '...', last - 1, last]
}

/** Style A. `path` has no leading slash. `keepsText`: the answer repeats the size as the text that was sent. */
export const paginatorAt =
  (path: string, keepsText = false) =>
  <T>({ rows, total }: Slice<T>, { page, size, sizeText }: PageAsk) => {
    if (size === 0) throw brokenCall()
    const last = Math.max(1, Math.ceil(total / size))
    const url = (n: number) => `${path}?page=${n}`
    const previous = page > 1 ? url(page - 1) : null
    const next = page < last ? url(page + 1) : null
    return {
      current_page: page,
      data: rows,
      first_page_url: url(1),
      from: rows.length > 0 ? (page - 1) * size + 1 : null,
      last_page: last,
      last_page_url: url(last),
      links: [
        { url: previous, label: '&laquo; 上一页', active: false },
        ...linkedPages(page, last).map((n) =>
          n === '...'
            ? { url: null, label: '...', active: false }
            : { url: url(n), label: String(n), active: n === page },
        ),
        { url: next, label: '下一页 &raquo;', active: false },
      ],
      next_page_url: next,
      path,
      per_page: (keepsText && sizeText) || size,
      prev_page_url: previous,
      to: rows.length > 0 ? (page - 1) * size + rows.length : null,
      total,
    }
  }

/** `either`: add-ons take both names of the page size. */
export type SizeKey = 'page_size' | 'size' | 'either'

/**
 * @throws Refusal for a negative size, and in the old calls for a size that is no number. Size 0 gives an empty page; a
 * paginator refuses it.
 */
export function askOf(query: Record<string, string>, key: SizeKey, size = 10): PageAsk {
  const sizeText = key === 'either' ? (query.size ?? query.page_size) : query[key]
  if (Number(sizeText) < 0 || (key === 'page_size' && Number.isNaN(Number(sizeText ?? 0)))) throw brokenCall()
  return { page: positive(query.page, 1), size: sizeText === '0' ? 0 : positive(sizeText, size), sizeText }
}
