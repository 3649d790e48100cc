import { type FetchQueryOptions, onlineManager, QueryObserver } from '@tanstack/react-query'

import { ApiError } from '@/http/apiError'
import { articleQueries } from '@/queries/article'
import { bookQueries } from '@/queries/book'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'
import { onlyWhenAsked } from '@/queries/onlyWhenAsked'

import { pass } from '../setup/clock'

beforeAll(() => queryClient.mount())
beforeEach(() => queryClient.clear())
afterAll(() => queryClient.unmount())

/** A minute later, the network goes and comes back. @returns how often the server was asked */
async function readsOf(options: object, answer: () => Promise<unknown>): Promise<number> {
  const queryFn = jest.fn(answer)
  const query: FetchQueryOptions = { queryKey: ['thing'], ...options, queryFn, retry: false }
  const leave = new QueryObserver(queryClient, query).subscribe(() => undefined)
  await pass(60_000)
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
  await pass(10)
  leave()
  return queryFn.mock.calls.length
}

test.each<[string, object]>([
  ['an article', articleQueries.detail(1)],
  ['a part of a book', bookQueries.reading(1)],
  ['a lesson', courseQueries.lesson(1)],
])('%s on screen is not read again, which would count, when the network is back', async (_, options) => {
  expect(await readsOf(options, async () => 'an answer')).toBe(1)
})

test('what had no answer yet is asked for when the network is back', async () => {
  expect(await readsOf(onlyWhenAsked, () => Promise.reject(new ApiError('timeout')))).toBe(2)
})

test('so is what is shown from a stored copy', async () => {
  const copy = { initialData: 'as it was', initialDataUpdatedAt: 0 }
  expect(await readsOf({ ...onlyWhenAsked, ...copy }, () => Promise.reject(new ApiError('timeout')))).toBe(2)
})
