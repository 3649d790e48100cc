/** The three list shapes of core 2.7. */

export interface Slice<T> {
  rows: T[]
  total: number
}

/** Page and size as asked for, 1-based. */
export interface PageAsk {
  page: number
  size: number
}

/** A query number, or the default when it is absent or not a positive integer. */
export function positive(value: string | undefined, fallback: number) {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

export const offsetOf = ({ page, size }: PageAsk) => ({ limit: size, offset: (page - 1) * size })

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

/** Style A. `path` is relative, without a leading slash. */
export function paginator<T>({ rows, total }: Slice<T>, { page, size }: PageAsk, path: string) {
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
      { url: previous, label: '&laquo; Previous', active: false },
      ...linkedPages(page, last).map((n) =>
        n === '...'
          ? { url: null, label: '...', active: false }
          : { url: url(n), label: String(n), active: n === page },
      ),
      { url: next, label: 'Next &raquo;', active: false },
    ],
    next_page_url: next,
    path,
    per_page: size,
    prev_page_url: previous,
    to: rows.length > 0 ? (page - 1) * size + rows.length : null,
    total,
  }
}

export const askOf = (
  query: Record<string, string>,
  sizeKey: 'page_size' | 'size',
  size: number,
): PageAsk => ({
  page: positive(query.page, 1),
  size: positive(query[sizeKey], size),
})
