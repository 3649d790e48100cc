import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'

import type { Page } from '@/lib/decode'
import { pagedQuery } from '@/queries/paged'

const pageOf = (page: number, ids: number[]): Page<{ id: number }> => ({
  items: ids.map((id) => ({ id })),
  total: 600,
  page,
  hasMore: true,
})

/** Asks for page after page, as a list does whose end is in sight. */
async function scroll(fetch: (page: number) => Page<{ id: number }>): Promise<number> {
  const asked = jest.fn(async (page: number) => fetch(page))
  const observer = new InfiniteQueryObserver(new QueryClient(), pagedQuery(['list'], asked, 10))
  await observer.refetch()
  while (observer.getCurrentResult().hasNextPage && asked.mock.calls.length < 60) await observer.fetchNextPage()
  return asked.mock.calls.length
}

test('a page that is the one before over again is the last', async () => {
  expect(await scroll((page) => pageOf(page, [1, 2]))).toBe(2)
  expect(await scroll((page) => pageOf(page, page < 4 ? [page] : [4]))).toBe(5)
})

test('so is the second page in a row of which nothing can be read', async () => {
  expect(await scroll((page) => pageOf(page, page < 3 ? [page] : []))).toBe(4)
})
