import VodIndex from '@/packageA/vod/index'
import { useOwnedGoods } from '@/stores/ownedGoods'

import { courseWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok } from '../../setup/backend'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { fakeScroll } from '../../setup/scroll'

const listCall = 'GET /api/v2/courses'
const categoryCall = 'GET /api/v2/course_categories'

const categories = [
  { id: 1, name: '编程开发', parent_id: 0, children: [{ id: 4, sort: 1, name: '算法', parent_id: 1 }] },
  { id: 2, name: '语言', parent_id: 0, children: [] },
]

const paged = (rows: object[], over = {}) => ({
  current_page: 1,
  data: rows,
  last_page: 1,
  per_page: 16,
  total: rows.length,
  ...over,
})

const scroll = fakeScroll()
const backendWith = (list: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [categoryCall]: ok(categories),
    [listCall]: ok(paged([courseWire(1), courseWire(2, { title: '宋画十二讲', charge: 0, is_free: 1 })])),
    ...list,
  })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(VodIndex, { params, user: aMember(), ...over })

test('what is bought says so, and what a membership opens asks a member no price', async () => {
  useOwnedGoods.setState(new Set(['/pages/course/show?id=1']), true)
  const rows = [courseWire(1), courseWire(2, { title: '宋画十二讲', charge: 50, is_vip_free: 1 })]
  backendWith({ [listCall]: ok(paged(rows)) })
  const vip = { planId: 1, name: '年度会员', expiresAt: new Date(Date.now() + 86_400_000) }
  let screen = await open({}, { user: aMember({ vip }) })
  await screen.see('宋画十二讲')
  expect(screen.text()).toMatch(/课程 1.*已购.*宋画十二讲.*会员免费/)
  expect(screen.text()).not.toContain('¥')
  screen = await open({}, { user: aMember() })
  await screen.see('宋画十二讲')
  expect(screen.text()).toMatch(/宋画十二讲.*¥50会员免费/)
  useOwnedGoods.setState(new Set(), true)
})

test('shows what there is, what it costs and what is in it', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('课程 1')
  await screen.see('编程开发')
  expect(screen.text()).toContain('课程 18 课时 · 12 人在学¥99会员免费')
  expect(screen.text()).toMatch(/宋画十二讲.*免费/)
  expect(screen.text()).toContain('共 2 门')
  expect(backend.sentTo(listCall)[0]?.query).toEqual({
    page: '1',
    page_size: '16',
    category_id: '0',
    scene: '',
  })
})

test('without a network it says so and loads on retry', async () => {
  const backend = backendWith({ [listCall]: noNetwork })
  const screen = await open()
  await screen.see('网络不可用')
  backend.reply(listCall, ok(paged([courseWire(1)])))
  await screen.press('重试')
  await screen.see('课程 1')
})

test('courses are there although the categories do not load', async () => {
  backendWith({ [categoryCall]: noNetwork })
  const screen = await open()
  await screen.see('课程 1')
  expect(screen.find('全部')).toBeDefined()
})

test('a parent shows its children; the choice is asked of the server', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('编程开发')
  expect(screen.find('算法')).toBeUndefined()
  await screen.press('编程开发')
  await screen.press('算法')
  await screen.press('最热')
  await screen.see('课程 1')
  expect(backend.sentTo(listCall).map(({ query }) => [query.category_id, query.scene])).toEqual([
    ['0', ''],
    ['1', ''],
    ['4', ''],
    ['4', 'sub'],
  ])
})

test('opens where a link leads; an empty choice shows the way back to everything', async () => {
  const backend = backendWith({ [listCall]: ok(paged([])) })
  const screen = await open({ category_id: '4', scene: 'free' })
  await screen.see('这里还没有课程')
  expect(backend.sentTo(listCall)[0]?.query).toMatchObject({ category_id: '4', scene: 'free' })
  backend.reply(listCall, ok(paged([courseWire(1)])))
  await screen.press('看全部课程')
  await screen.see('课程 1')
  expect(backend.sentTo(listCall)[1]?.query).toMatchObject({ category_id: '0', scene: '' })
})

test('the next page follows', async () => {
  const rows = Array.from({ length: 16 }, (_, index) => courseWire(index + 1))
  const backend = backendWith({ [listCall]: ok(paged(rows, { last_page: 2, total: 17 })) })
  const screen = await open()
  await screen.see('课程 16')
  backend.reply(listCall, ok(paged([courseWire(17)], { current_page: 2, last_page: 2, total: 17 })))
  await scroll.move('[class*=end]', true)
  await screen.see('课程 17')
  await screen.see('没有更多了')
  expect(backend.sentTo(listCall)[1]?.query.page).toBe('2')
})

test('titles are text', async () => {
  backendWith({ [listCall]: ok(paged([courseWire(1, { title: '<img src=x onerror=alert(1)>' })])) })
  const screen = await open()
  await screen.see('<img src=x onerror=alert(1)>')
  expect(document.querySelector('img[onerror]')).toBeNull()
})

test('no price where selling is forbidden', async () => {
  backendWith()
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('课程 1')
  expect(screen.text()).not.toMatch(/¥|会员/)
})

test('the second visit draws what the last one saw, then its own answer; another choice waits for its own', async () => {
  const backend = backendWith()
  await (await open()).see('宋画十二讲')
  const late = held(ok(paged([courseWire(3, { title: '古建筑漫步' })])))
  backend.reply(listCall, late)
  const screen = await open()
  expect(screen.text()).toMatch(/编程开发.*宋画十二讲/)
  expect((await open({ category_id: '1' })).text()).not.toContain('宋画十二讲')
  const again = await open()
  late.release()
  await again.see('古建筑漫步')
  expect(again.text()).not.toContain('宋画十二讲')
})
