import PathShow from '@/packageA/learnPath/show'

import { aMember } from '../../factories/member'
import { partWire, pathWire } from '../../factories/reading'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { ofRole } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const detailCall = 'GET /addons/LearnPaths/api/v1/path/1'

const steps = [
  {
    id: 11,
    name: '写出网页',
    desc: '一周时间',
    sort: 0,
    courses: [
      partWire(1, { is_learned: 1, is_buy: 1 }),
      partWire(2, { type: 'topic', type_text: '文章', charge: 0, is_learned: 0, is_buy: 1 }),
    ],
  },
  {
    id: 12,
    name: '再进一步',
    desc: '',
    sort: 1,
    courses: [partWire(3, { type: 'live', type_text: '直播课' }), partWire(4), partWire(5, { is_buy: 1 })],
  },
]

const detail = (over: object = {}) => ({
  data: pathWire(1, { desc: '<p>四步走完</p>' }),
  steps,
  is_buy: false,
  ...over,
})

const open = (over: ScreenOptions = {}) =>
  openScreen(PathShow, { params: { id: '1' }, user: aMember(), addons: ['LearningPaths', 'MeeduTopics'], ...over })

const isLink = (words: string) => ofRole('link').some((element) => element.textContent?.includes(words))

test('the steps in order, what is done, what is owned, what it costs', async () => {
  fakeBackend({ [detailCall]: ok(detail({ progress: 50 })) })
  const screen = await open()
  await screen.see('四步走完')
  expect(screen.text()).toContain('已学 50%')
  expect(screen.text()).toMatch(/写出网页已学 1 \/ 2一周时间内容 1录播课已学完内容 2文章免费/)
  expect(screen.text()).toMatch(/再进一步内容 3直播课暂未开放内容 4录播课¥39内容 5录播课已拥有/)
  expect(screen.text()).toMatch(/¥199原价¥338.*分享.*购买套餐/)
})

test('what has no page here, or is switched off, is named but cannot be pressed', async () => {
  fakeBackend({ [detailCall]: ok(detail()) })
  await (await open()).see('内容 4')
  expect([1, 2, 3, 4].map((id) => isLink(`内容 ${id}`))).toEqual([true, true, false, true])
  await (await open({ addons: ['LearningPaths'] })).see('内容 4')
  expect(isLink('内容 2')).toBe(false)
})

test.each([
  ['free', { data: pathWire(1, { charge: 0 }) }, '继续学习'],
  ['bought', { is_buy: true }, '继续学习'],
  ['bought, done', { is_buy: true, progress: 100 }, '再学一遍'],
])('%s: goes on instead of selling', async (_, over, label) => {
  fakeBackend({ [detailCall]: ok(detail(over)) })
  const screen = await open()
  await screen.see(label)
  expect(screen.text()).not.toContain('购买')
})

test('a step is not ticked while of one of its parts nobody knows whether it is learned', async () => {
  const ticked = () => document.querySelectorAll('.mark.done').length
  fakeBackend({ [detailCall]: ok(detail({ steps: [{ ...steps[0], courses: [partWire(1, { is_learned: 1 })] }] })) })
  await (await open()).see('已学 1 / 1')
  expect(ticked()).toBe(1)
  const courses = [partWire(1, { is_learned: 1 }), partWire(2, { type: 'book', type_text: '电子书' })]
  fakeBackend({ [detailCall]: ok(detail({ steps: [{ ...steps[0], courses }] })) })
  await (await open()).see('内容 2')
  expect(ticked()).toBe(0)
})

test('no steps yet', async () => {
  fakeBackend({ [detailCall]: ok(detail({ steps: [] })) })
  await (await open()).see('步骤还在安排')
})

test('where selling is forbidden, no price and no buy word', async () => {
  fakeBackend({ [detailCall]: ok(detail()) })
  const screen = await open({ selling: 'hidden' })
  await screen.see('内容 4')
  expect(screen.text()).not.toMatch(/¥|购买|套餐/)
})

test('a path that is gone', async () => {
  fakeBackend({ [detailCall]: refusal('资源不存在', 404) })
  await (await open()).see('内容不见了')
})
