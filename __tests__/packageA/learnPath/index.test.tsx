import { act } from 'react'

import PathIndex from '@/packageA/learnPath/index'
import { useOwnedGoods } from '@/stores/ownedGoods'

import { aMember } from '../../factories/member'
import { pathWire } from '../../factories/reading'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const listCall = 'GET /addons/LearnPaths/api/v1/all'
const categoryCall = 'GET /addons/LearnPaths/api/v1/categories'
const categories = [
  { id: 1, name: '技术', children: [{ id: 4, name: '前端' }] },
  { id: 2, name: '职场' },
]

const answer = (rows: object[], steps: object = []) => ok({ data: { data: rows, total: rows.length }, steps })

const backendWith = (list = answer([pathWire(1), pathWire(2, { charge: 0 })], { 1: [{}, {}] })) =>
  fakeBackend({ [categoryCall]: ok(categories), [listCall]: list })

const open = (params: Record<string, string> = {}, over: ScreenOptions = {}) =>
  openScreen(PathIndex, { params, user: aMember(), addons: ['LearningPaths'], ...over })

test('steps, parts, the price beside what the parts cost one by one', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('路径 1')
  expect(screen.text()).toContain('路径 12 步 · 包含 9 门课程¥199原价¥338')
  expect(screen.text()).toContain('路径 2包含 9 门课程免费')
  expect(backend.sentTo(listCall)[0]?.query).toEqual({ page: '1', size: '16', category_id: '0' })
})

test('a category shows its children, and the choice is asked of the server', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('技术')
  await screen.press('技术')
  await screen.press('前端')
  await screen.see('路径 1')
  expect(backend.sentTo(listCall).map(({ query }) => query.category_id)).toEqual(['0', '1', '4'])
  expect(navigation.address()).toBe('/packageA/learnPath/index?category_id=4')
})

test('an empty choice leads back to everything', async () => {
  const backend = backendWith(answer([]))
  const screen = await open({ category_id: '2' })
  await screen.see('这里还没有学习路径')
  backend.reply(listCall, answer([pathWire(5)]))
  await screen.press('看全部路径')
  await screen.see('路径 5')
})

test('what did not load says so and loads on retry', async () => {
  const backend = backendWith(refusal('系统错误'))
  const screen = await open()
  await screen.see('学习路径没有加载出来')
  backend.reply(listCall, answer([pathWire(1)]))
  await screen.press('重试')
  await screen.see('路径 1')
})

test('a bought one says so in place of its price', async () => {
  act(() => useOwnedGoods.setState(new Set(['/packageA/learnPath/show?id=1']), true))
  backendWith(answer([pathWire(1), pathWire(2)]))
  const screen = await open()
  await screen.see('路径 2')
  expect(screen.text()).toContain('路径 1包含 9 门课程已购')
  expect(screen.text()).toContain('路径 2包含 9 门课程¥199')
  act(() => useOwnedGoods.setState(new Set(), true))
})

test('no price where selling is forbidden', async () => {
  backendWith()
  const screen = await open({}, { selling: 'hidden' })
  await screen.see('路径 1')
  expect(screen.text()).not.toContain('¥')
  expect(screen.text()).toContain('免费')
})
