import { onlineManager } from '@tanstack/react-query'
import { act } from 'react'

import { serverClock } from '@/lib/serverClock'
import { saveOffline } from '@/stores/offlineArticles'
import { KindLists } from '@/features/study/KindLists'
import { book } from '@/goods/kinds/book'
import { connection } from '@/platform/connection'

import { aReading } from '../../factories/book'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { pressLink } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'

let tellOnline: (isOnline: boolean) => void = () => undefined
jest.mock('@/platform/connection', () => ({
  connection: { isOnline: () => true, isDear: () => false, watchOnline: jest.fn() },
}))
beforeAll(() => {
  ;[[tellOnline]] = jest.mocked(connection.watchOnline).mock.calls as [[typeof tellOnline]]
})

const root = 'GET /addons/MeeduBooks/api/v2/member'
const brief = { id: 3, name: '古建筑十讲', thumb: '' }
const viewed = { id: 1, article_id: 102, created_at: '2024-01-02 10:00:00', is_subscribe: 1, book: brief }
const owned = { id: 3, created_at: '2024-01-02 10:00:00', book: brief, last_view: [] }
const page = (...rows: object[]) => ok({ data: rows, total: rows.length })

const setOnline = (isOnline: boolean) =>
  act(async () => {
    onlineManager.setOnline(isOnline)
    tellOnline(isOnline)
  })

beforeEach(() => localStorage.clear())
afterEach(() => setOnline(true))

const open = () => openScreen(() => <KindLists tab={book.study.tab} kinds={[book]} />, { user: aMember() })

test('what I read and own; a deleted book is left out', async () => {
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.UTC(2024, 2, 10))
  fakeBackend({
    [`${root}/book/view`]: page(viewed, { ...viewed, id: 2, book: [] }),
    [`${root}/books`]: page(owned),
  })
  const screen = await open()
  await screen.see('古建筑十讲上次阅读 2 个月前已购没有更多了')
  await screen.press('已购')
  await screen.see('2024-01-02购买 · 还没开始读已购')
})

test.each([
  ['does not say whether', {}],
  ['says unreadably whether', { last_view: '昨天' }],
  ['says that, but not where,', { last_view: { article_id: null, created_at: null } }],
])('a list that %s a book was read calls no book unread', async (_, over) => {
  jest.spyOn(serverClock, 'now').mockReturnValue(Date.UTC(2024, 2, 10))
  fakeBackend({
    [`${root}/book/view`]: page(viewed),
    [`${root}/books`]: page({ ...owned, last_view: undefined, ...over }),
  })
  const screen = await open()
  await screen.press('已购')
  await screen.see('2024-01-02购买')
  expect(screen.text()).not.toContain('还没开始读')
})

test('of what I read it is told what I own', async () => {
  const other = { ...brief, id: 4, name: '抬头看星' }
  fakeBackend({ [`${root}/book/view`]: page(viewed, { ...viewed, id: 2, is_subscribe: 0, book: other }) })
  const screen = await open()
  await screen.see('抬头看星')
  expect(screen.text()).toMatch(/古建筑十讲上次阅读.*已购抬头看星/)
  // The name of the list, and one of the two books.
  expect(screen.text().match(/已购/g)).toHaveLength(2)
})

test('a book that is being read opens where I stopped, one not begun at its outline', async () => {
  fakeBackend({ [`${root}/book/view`]: page(viewed), [`${root}/books`]: page(owned) })
  const screen = await open()
  await screen.see('上次阅读')
  await pressLink('古建筑十讲')
  expect(navigation.top()).toBe('/packageA/book/read?id=102&book=3')
  await screen.press('已购')
  await screen.see('还没开始读')
  await pressLink('还没开始读')
  expect(navigation.top()).toBe('/packageA/book/show?id=3&tab=outline')
})

test('nothing yet: what would be here, and the way to it', async () => {
  fakeBackend({ [`${root}/book/view`]: page() })
  const screen = await open()
  await screen.see('读过的书会出现在这里')
  expect(screen.find('去挑一本书')).toBeDefined()
})

test('without a network: what this phone has kept', async () => {
  saveOffline(aReading(102))
  fakeBackend({ [`${root}/book/view`]: noNetwork })
  await setOnline(false)
  const screen = await open()
  await screen.see('没有网络，可以先读保存在手机里的文章')
  expect(screen.text()).toContain('第 102 篇古建筑十讲')
})

test('without a network and with nothing kept it says so', async () => {
  fakeBackend({ [`${root}/book/view`]: noNetwork })
  await setOnline(false)
  const screen = await open()
  await screen.see('网络不可用')
})
