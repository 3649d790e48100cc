import { MutationObserver, QueryObserver } from '@tanstack/react-query'

import { ApiError } from '@/http/apiError'
import { createQueryClient, prefetchFreshMs } from '@/queries/client'

import { pass } from '../setup/clock'

afterEach(() => jest.restoreAllMocks())

/** How often a question is asked in all that a page draws so long after it has failed ahead of it. */
async function askedWhenDrawn(afterMs: number): Promise<number> {
  const client = createQueryClient()
  const queryFn = jest.fn().mockRejectedValue(new ApiError('rejected'))
  const query = { queryKey: ['course', 'detail', 7], queryFn }
  await client.prefetchQuery(query)
  const failedAtMs = client.getQueryState(query.queryKey)?.errorUpdatedAt ?? 0
  jest.spyOn(Date, 'now').mockReturnValue(failedAtMs + afterMs)
  const leave = new QueryObserver(client, query).subscribe(() => undefined)
  leave()
  client.clear()
  return queryFn.mock.calls.length
}

test('what has just failed ahead of a page is not asked for again when the page is drawn', async () => {
  expect(await askedWhenDrawn(prefetchFreshMs - 1)).toBe(1)
})

test('a page that is opened later asks anew', async () => {
  expect(await askedWhenDrawn(prefetchFreshMs)).toBe(2)
})

test('what a learner sent, such as an order, is never sent again by itself', async () => {
  const send = jest.fn().mockRejectedValue(new ApiError('offline'))
  const sending = new MutationObserver(createQueryClient(), { mutationFn: send }).mutate(undefined)
  void sending.catch(() => undefined)
  await pass(60_000)
  expect(send).toHaveBeenCalledTimes(1)
})
