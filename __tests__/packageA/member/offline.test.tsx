import Taro from '@tarojs/taro'
import { onlineManager } from '@tanstack/react-query'

import { httpContext, configureHttp } from '@/http/client'
import WrongBook from '@/packageA/exam/wrongbook/index'
import Offline from '@/packageA/member/offline'
import ArticleShow from '@/packageA/topic/show'
import CourseShow from '@/pages/course/show'
import { offlineStart } from '@/platform/offlineStart'
import { queryClient } from '@/queries/client'
import { saveOffline } from '@/stores/offlineArticles'
import { tokenItem, useSession } from '@/stores/session'

import { detailWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const courseCall = 'GET /api/v2/course/3'
const reading = {
  book: { id: 1, name: '写作课', thumb: '', priceCents: 0, isVipFree: false, summary: '', readerCount: null, html: '' },
  article: { id: 101, title: '短句', html: '<p>一句一行</p>' },
  chapters: [],
  canRead: true,
  previousId: 0,
  nextId: 0,
}

const openCourse = () => openScreen(CourseShow, { params: { id: '3' }, user: aMember() })
const openPage = () => openScreen(Offline, { user: aMember() })

/** A course that was opened with a network, and a chapter that was read; then there is none. */
async function intoTheTunnel() {
  fakeBackend({
    [courseCall]: ok(detailWire()),
    'GET /api/v2/course/3/comments': ok({ comments: [], users: [] }),
    'GET /api/v2/roles': ok([]),
    'POST /addons/templateOne/api/v1/history/record': ok(null),
  })
  const screen = await openCourse()
  await screen.see('讲透递归')
  saveOffline(reading)
  screen.close()
  fakeBackend({ [courseCall]: noNetwork })
  onlineManager.setOnline(false)
}

beforeEach(() => {
  Taro.clearStorageSync()
  tokenItem.set('a.b.c')
  configureHttp({ ...httpContext(), token: tokenItem.get })
})
afterEach(() => {
  onlineManager.setOnline(true)
  jest.restoreAllMocks()
})

test('an opened course opens in the tunnel, outline and all', async () => {
  await intoTheTunnel()
  const screen = await openCourse()
  await screen.see('讲透递归')
  await screen.press('目录')
  expect(screen.text()).toMatch(/导学.*大 O/)
})

test('one that was not opened says honestly that it is not here', async () => {
  await intoTheTunnel()
  fakeBackend({})
  const screen = await openScreen(ArticleShow, { params: { id: '5' }, user: aMember(), addons: ['MeeduTopics'] })
  await screen.see('网络不可用')
  expect(screen.text()).toContain('这里还没有存在这台设备上')
})

test('one place says what is saved, how big, and opens it', async () => {
  await intoTheTunnel()
  const screen = await openPage()
  expect(screen.text()).toMatch(/算法.*课程 · .*KB/)
  expect(screen.text()).toMatch(/短句《写作课》 · /)
  expect(screen.text()).toMatch(/一共 .*KB/)
  await screen.press('短句《写作课》')
  await settle()
  expect(navigation.pushed().join()).toContain('/packageA/book/read?id=101')
})

test('one goes after a question, and is gone for good', async () => {
  await intoTheTunnel()
  await openPage()
  await press('删除「短句」')
  await settle(500)
  await press('不删除')
  await settle(500)
  const screen = await openPage()
  expect(screen.text()).toContain('短句')
  await press('删除「短句」')
  await settle(500)
  await press('删除')
  await settle(500)
  expect(shown()).toContain('已删除')
  expect(screen.text()).not.toContain('短句')
  const course = await openCourse()
  await course.see('讲透递归')
})

test('all go at once, and the page says how it fills again', async () => {
  await intoTheTunnel()
  const screen = await openPage()
  await press('全部删除')
  await settle(500)
  // The question's own button lies on top.
  const buttons = [...document.querySelectorAll<HTMLElement>('[role=button]')]
  const confirm = buttons.filter(({ textContent }) => textContent === '全部删除').at(-1)
  confirm?.click()
  await settle(500)
  await screen.see('还没有存下的内容')
  const course = await openCourse()
  await course.see('网络不可用')
})

test('whoever signs in next finds nothing of it', async () => {
  await intoTheTunnel()
  useSession.getState().signIn('of.somebody.else')
  const screen = await openPage()
  expect(screen.text()).toContain('还没有存下的内容')
  const course = await openCourse()
  await course.see('网络不可用')
})

test('a login that ends by itself hides it until its member is back', async () => {
  useSession.getState().setUser(aMember())
  await intoTheTunnel()
  useSession.getState().lapse()
  const visitor = await openScreen(CourseShow, { params: { id: '3' } })
  await settle(3_000)
  expect(visitor.text()).not.toContain('讲透递归')
  visitor.close()
  useSession.getState().signIn('d.e.f')
  useSession.getState().setUser(aMember())
  const screen = await openPage()
  expect(screen.text()).toMatch(/算法.*短句/)
  const course = await openCourse()
  await course.see('讲透递归')
})

test('where the app itself does not start without a network, the page says so', async () => {
  await intoTheTunnel()
  jest.spyOn(offlineStart, 'isStored').mockResolvedValue(false)
  const screen = await openPage()
  await screen.see('应用本身还没有存在这个浏览器里')
})

test('the wrong-answer book opens from here', async () => {
  const summary = 'GET /addons/Paper/api/v1/wrongbook'
  const answer = { types_count: { 1: 3 }, categories: [], categories_count: [] }
  const openBook = () => openScreen(WrongBook, { user: aMember(), addons: ['Paper'] })
  const backend = fakeBackend({ [summary]: ok(answer) })
  const book = await openBook()
  await book.see('共3题错题')
  book.close()
  queryClient.clear()
  backend.reply(summary, noNetwork)
  onlineManager.setOnline(false)
  const screen = await openPage()
  await screen.press('错题本试题 · 不到 1 KB')
  await settle()
  expect(navigation.pushed().at(-1)).toBe('/packageA/exam/wrongbook/index')
  await (await openBook()).see('共3题错题')
})
