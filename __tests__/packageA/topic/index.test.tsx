import TopicIndex from '@/packageA/topic/index'

import { aMember } from '../../factories/member'
import { topicWire } from '../../factories/reading'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'

const listCall = 'GET /addons/MeeduTopics/api/v1/topics'
const categories = [
  { id: 1, name: '学习方法' },
  { id: 2, name: '编程技术' },
]

const answer = (rows: object[], total = rows.length) => ok({ data: { data: rows, total }, categories })

const scroll = fakeScroll()
const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(TopicIndex, { params, user: aMember(), addons: ['MeeduTopics'], ...over })

test('shows what there is, how often it was read and what it costs', async () => {
  const paid = topicWire(2, { title: '后悔药清单', charge: 5, is_vip_free: 1, category: [] })
  const backend = fakeBackend({ [listCall]: answer([topicWire(1), paid]) })
  const screen = await open()
  await screen.see('文章 1')
  expect(screen.text()).toContain('学习方法 · 3,286 次阅读免费')
  expect(screen.text()).toContain('后悔药清单3,286 次阅读¥5会员免费')
  expect(screen.text()).toContain('共 2 篇')
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', size: '16', scene: 'default', cid: '0' })
})

test('category and order are asked of the server; an empty choice leads back to everything', async () => {
  const backend = fakeBackend({ [listCall]: answer([topicWire(1)]) })
  const screen = await open()
  await screen.see('编程技术')
  await screen.press('编程技术')
  await screen.see('文章 1')
  backend.reply(listCall, answer([]))
  await screen.press('最热')
  await screen.see('这里还没有文章')
  expect(backend.sentTo(listCall).map(({ query }) => [query.cid, query.scene])).toEqual([
    ['0', 'default'],
    ['2', 'default'],
    ['2', 'sub'],
  ])
  expect(navigation.address()).toBe('/packageA/topic/index?category_id=2&scene=sub')
  backend.reply(listCall, answer([topicWire(7)]))
  await screen.press('看全部文章')
  await screen.see('文章 1')
})

test('opens where a link leads', async () => {
  const backend = fakeBackend({ [listCall]: answer([topicWire(1)]) })
  const screen = await open({ category_id: '2', scene: 'free' })
  await screen.see('文章 1')
  expect(backend.sentTo(listCall)[0]?.query).toMatchObject({ cid: '2', scene: 'free' })
})

test('nothing there yet', async () => {
  fakeBackend({ [listCall]: answer([]) })
  const screen = await open()
  await screen.see('还没有文章')
})

test('what did not load says so and loads on retry', async () => {
  const backend = fakeBackend({ [listCall]: refusal('系统错误') })
  const screen = await open()
  await screen.see('文章没有加载出来')
  backend.reply(listCall, answer([topicWire(1)]))
  await screen.press('重试')
  await screen.see('文章 1')
})

test('a category that does not load leaves the others in place', async () => {
  const backend = fakeBackend({ [listCall]: answer([topicWire(1)]) })
  const screen = await open()
  await screen.see('文章 1')
  backend.reply(listCall, refusal('系统错误'))
  await screen.press('编程技术')
  await screen.see('文章没有加载出来')
  expect(screen.text()).toContain('编程技术')
  backend.reply(listCall, answer([topicWire(7)]))
  await screen.press('学习方法')
  await screen.see('文章 7')
})

test('the next page follows', async () => {
  const rows = Array.from({ length: 16 }, (_, index) => topicWire(index + 1))
  const backend = fakeBackend({ [listCall]: answer(rows, 17) })
  const screen = await open()
  await screen.see('文章 16')
  backend.reply(listCall, answer([topicWire(17)], 17))
  await scroll.move('[class*=end]', true)
  await screen.see('文章 17')
  expect(backend.sentTo(listCall)[1]?.query.page).toBe('2')
})

test('switched off, the page says so and asks nothing', async () => {
  const backend = fakeBackend()
  const screen = await open({}, { addons: [] })
  await screen.see('这里还没有开放')
  expect(backend.sent).toEqual([])
})

test('no price where selling is forbidden', async () => {
  fakeBackend({ [listCall]: answer([topicWire(1, { charge: 5, is_vip_free: 1 })]) })
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('文章 1')
  expect(screen.text()).not.toMatch(/¥|会员/)
})
