import { QueryClientProvider, useQuery } from '@tanstack/react-query'

import { useFavorite } from '@/features/shared/favorite/useFavorite'
import { addonFavorite } from '@/goods/favorite'
import { queryClient } from '@/queries/client'
import { favoriteQueries } from '@/queries/favorite'

import { act, show } from '../../../components/show'
import { fakeBackend, held, ok } from '../../../setup/backend'
import { pass } from '../../../setup/clock'
import { shown } from '../../../setup/shown'

const favorite = addonFavorite('book')

function Star() {
  const { data } = useQuery(favoriteQueries.status({ type: 'book', id: 7 }))
  const press = useFavorite(favorite, 7)
  return <button onClick={press}>{data ? '已收藏' : '收藏'}</button>
}

const Page = () => (
  <QueryClientProvider client={queryClient}>
    <Star />
  </QueryClientProvider>
)

const star = () => document.querySelector('button')

test('an answer that was under way before the press does not take it back', async () => {
  const late = held(ok({ like: 0 }))
  fakeBackend({ 'GET /addons/templateOne/api/v1/like/status': late })
  await show(Page, {})
  await act(async () => star()?.click())
  await pass(20)
  expect(star()?.textContent).toBe('已收藏')
  late.release()
  await pass(50)
  expect(star()?.textContent).toBe('已收藏')
})

test('the mark stays when the server has taken it and is then too busy to say so', async () => {
  const status = 'GET /addons/templateOne/api/v1/like/status'
  const backend = fakeBackend({ [status]: ok({ like: 0 }), 'GET /addons/templateOne/api/v1/like/hit': ok([]) })
  await show(Page, {})
  await pass(50)
  backend.reply(status, () => new Response('', { status: 429 }))
  await act(async () => star()?.click())
  await pass(5_000)
  expect(star()?.textContent).toBe('已收藏')
  expect(shown()).toEqual(['已收藏'])
})

test('a press that waits for the next is sent at once when the app goes to the back', async () => {
  const hit = 'GET /addons/templateOne/api/v1/like/hit'
  const backend = fakeBackend({ 'GET /addons/templateOne/api/v1/like/status': ok({ like: 0 }), [hit]: ok([]) })
  await show(Page, {})
  await pass(50)
  await act(async () => star()?.click())
  expect(backend.sentTo(hit)).toEqual([])
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(backend.sentTo(hit)).toHaveLength(1)
})
