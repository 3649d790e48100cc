import { watchOwned } from '@/features/shared/owned/watch'
import { articleQueries, studyArticleQueries } from '@/queries/article'
import { studyBookQueries } from '@/queries/book'
import { queryClient } from '@/queries/client'
import { courseQueries } from '@/queries/course'
import { studyQueries } from '@/queries/study'
import { useOwnedGoods } from '@/stores/ownedGoods'
import { useSession } from '@/stores/session'

import { detailWire } from '../../../factories/course'
import { aMember } from '../../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../../setup/backend'

const learnedCall = 'GET /api/v3/member/courses/learned'
const ownedCall = 'GET /api/v3/member/courses'
const detailCall = 'GET /api/v2/course/2'
const booksCall = 'GET /addons/MeeduBooks/api/v2/member/books'
const articlesCall = 'GET /addons/MeeduTopics/api/v1/user/buyTopics'

const row = (id: number, isBought = 1) => ({
  is_watched: 0,
  is_subscribe: isBought,
  learned_count: 1,
  created_at: '2024-05-02 10:00:00',
  course: { id, title: `课程 ${id}`, thumb: '', charge: 99, videos_count: 4 },
})
const paged = (rows: object[], total = rows.length) => ok({ data: rows, total })
const page = (id: number) => `/pages/course/show?id=${id}`
const known = () => [...useOwnedGoods.getState()].sort()

/** Asks the server, whatever is cached. */
const ask = {
  learned: () => queryClient.fetchInfiniteQuery({ ...studyQueries.list('learned'), staleTime: 0 }),
  owned: () => queryClient.fetchInfiniteQuery({ ...studyQueries.list('owned'), staleTime: 0, retry: false }),
  detail: () => queryClient.fetchQuery({ ...courseQueries.detail(2), staleTime: 0 }),
}

let backend: ReturnType<typeof fakeBackend>

/** Each test begins with courses 1 and 2 bought, as the list of mine says. */
beforeEach(async () => {
  watchOwned()
  useSession.getState().signOut()
  queryClient.clear()
  useSession.setState({ user: aMember(), isLogin: true })
  backend = fakeBackend({ [ownedCall]: paged([row(1), row(2)]) })
  await ask.owned()
  expect(known()).toEqual([page(1), page(2)])
})

test('a refund ends it: the list of what is learned says so', async () => {
  backend.reply(learnedCall, paged([row(1), row(2, 0)]))
  await ask.learned()
  expect(known()).toEqual([page(1)])
})

test('a refund ends it: the thing is missing from all that was bought; things of other kinds stay', async () => {
  const book = { created_at: '2024-05-02 10:00:00', book: { id: 7, name: '古建筑十讲', thumb: '' } }
  backend.reply(booksCall, paged([book]))
  await queryClient.fetchInfiniteQuery(studyBookQueries.list('owned'))
  backend.reply(ownedCall, paged([row(1)]))
  await ask.owned()
  expect(known()).toEqual(['/packageA/book/show?id=7', page(1)])
})

test('a part of the list ends nothing', async () => {
  backend.reply(ownedCall, paged([row(3)], 40))
  await ask.owned()
  expect(known()).toEqual([page(1), page(2), page(3)])
})

test('the page of a refunded thing is believed, although an older list says otherwise and another is read', async () => {
  backend.reply(detailCall, ok(detailWire({ isBuy: false })))
  await ask.detail()
  expect(known()).toEqual([page(1)])
  backend.reply(learnedCall, paged([row(4)]))
  await ask.learned()
  expect(known()).toEqual([page(1), page(4)])
  backend.reply(ownedCall, noNetwork)
  await ask.owned().catch(() => undefined)
  expect(known()).toEqual([page(1), page(4)])
})

test('an article that was bought elsewhere is known, too', async () => {
  const topic = { created_at: '2024-05-02 10:00:00', topic: { id: 5, title: '一篇文章', thumb: '' } }
  backend.reply(articlesCall, ok({ data: { data: [topic], total: 1 } }))
  await queryClient.fetchInfiniteQuery(studyArticleQueries.list('owned'))
  expect(known()).toContain('/packageA/topic/show?id=5')
  backend.reply(
    'GET /addons/MeeduTopics/api/v1/topic/5',
    ok({
      topic: { id: 5, title: '一篇文章', charge: 9, is_vip_free: 0 },
      is_buy: false,
    }),
  )
  await queryClient.fetchQuery(articleQueries.detail(5))
  expect(known()).not.toContain('/packageA/topic/show?id=5')
})

test('a learner who has logged out owns nothing here', () => {
  useSession.getState().signOut()
  expect(known()).toEqual([])
})
