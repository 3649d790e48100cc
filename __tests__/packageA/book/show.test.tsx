import { act } from 'react'

import { bookTab } from '@/features/book/detail/bookTab'
import BookShow from '@/packageA/book/show'

import { bookDetailWire } from '../../factories/book'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { hide, ofRole, settle, showAgain } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

const root = 'GET /addons/MeeduBooks/api'
const detailCall = `${root}/v1/book/3`
const viewedCall = `${root}/v2/member/book/view`
const statusCall = 'GET /addons/templateOne/api/v1/like/status'
const hitCall = 'GET /addons/templateOne/api/v1/like/hit'
const historyCall = 'POST /addons/templateOne/api/v1/history/record'

beforeEach(() => {
  localStorage.clear()
})

const comments = { data: { data: [{ id: 1, user_id: 7, content: '值得一读' }], total: 1 }, users: [] }

const backendWith = (detail: object = bookDetailWire(), more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [detailCall]: ok(detail),
    [viewedCall]: ok({ data: [], total: 0 }),
    [`${detailCall}/comments`]: ok(comments),
    [statusCall]: ok({ like: false }),
    [historyCall]: ok(),
    'GET /api/v2/roles': ok([{ id: 1, name: '月度', charge: 30, expire_days: 30, desc_rows: [] }]),
    ...more,
  })

const open = (over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(BookShow, {
    params: { id: '3' },
    user: aMember(),
    addons: ['MeeduBooks', 'TemplateOne'],
    ...over,
  })

const vip = { planId: 1, name: '月度', expiresAt: new Date(Date.now() + 86_400_000) }

test('before buying: what it is, what it costs, what may be tried, the way in for members', async () => {
  backendWith()
  const screen = await open()
  await screen.see('¥30 起')
  expect(screen.text()).toContain('古建筑十讲一句话介绍3 篇 · 2,186 人在读')
  expect(screen.text()).toContain('会员免费读这本书')
  expect(screen.text()).toContain('凭什么站一千年')
  expect(screen.text()).toMatch(/¥39.*收藏.*分享.*购买电子书/)
  await screen.press('目录')
  expect(screen.text()).toMatch(/第一章导读试读正题.*第二章即将更新无章节内容后记/)
  await screen.press('评论1')
  await screen.see('值得一读')
  expect(screen.text()).toContain('购买后可评论')
})

test.each([
  ['bought', bookDetailWire({ is_buy: true }), {}, '开始阅读'],
  ['free', bookDetailWire({ book: { ...bookDetailWire().book, charge: 0 }, is_buy: true }), {}, '开始阅读'],
  ['open by membership', bookDetailWire({ is_buy: true }), { vip }, '开始阅读'],
])('%s: nothing is sold', async (_, detail, member, label) => {
  backendWith(detail)
  const screen = await open({ user: aMember(member) })
  await screen.see(label)
  expect(screen.text()).not.toMatch(/¥|订阅|会员/)
})

test('begun on another device: it goes on there', async () => {
  const row = { id: 1, article_id: 102, created_at: '2026-01-02 10:00:00', book: { id: 3, name: '书', thumb: '' } }
  backendWith(bookDetailWire({ is_buy: true }), { [viewedCall]: ok({ data: [row], total: 1 }) })
  const screen = await open({ params: { id: '3', tab: 'outline' } })
  await screen.see('继续阅读')
  expect(screen.text()).toContain('正题上次读到这里')
  expect(screen.text()).toContain('读到第 2 / 3 篇')
})

test('its contents are wanted: they open on the page in front, not on one further below', async () => {
  backendWith()
  const screen = await open()
  await screen.see('目录')
  await hide()
  act(() => bookTab.want(3, 'outline'))
  expect(screen.text()).not.toContain('第一章')
  await showAgain()
  expect(screen.text()).toContain('第一章')
})

describe('a chapter of 2,000 articles', () => {
  const articles = Array.from({ length: 2_000 }, (_, index) => ({
    id: 101 + index,
    title: `第 ${index} 节`,
    charge: 0,
  }))
  const detail = bookDetailWire({ is_buy: true, chapters: [], articles: { 0: articles } })
  const readTo = (articleId: number) =>
    ok({
      data: [
        { id: 1, article_id: articleId, created_at: '2026-01-02 10:00:00', book: { id: 3, name: '书', thumb: '' } },
      ],
      total: 1,
    })
  const rows = () => ofRole('link').filter(({ textContent }) => /^第 \d+ 节/.test(textContent ?? ''))

  test('opens at the one that was read last, also where that is known later, and unfolds up and down', async () => {
    const late = held(readTo(1_601))
    backendWith(detail, { [viewedCall]: late })
    const screen = await open({ params: { id: '3', tab: 'outline' } })
    await screen.see('第 0 节')
    expect(rows()).toHaveLength(60)
    late.release()
    await screen.see('第 1500 节上次读到这里')
    expect(rows()).toHaveLength(60)
    await screen.press('前面还有 1500 篇，点这里展开')
    await screen.press('还有 440 篇，点这里展开')
    expect(rows()).toHaveLength(180)
    expect(rows()[0]?.textContent).toBe('第 1440 节')
  })
})

test('where selling is forbidden only the trial is offered', async () => {
  backendWith()
  const screen = await open({ selling: 'hidden' })
  await screen.see('免费试读')
  expect(screen.text()).not.toMatch(/¥|订阅|会员/)
})

test('collecting shows at once and is taken back when it fails', async () => {
  const backend = backendWith(bookDetailWire(), { [hitCall]: noNetwork })
  const screen = await open()
  await screen.see('收藏')
  const isOn = () => screen.find('已收藏') !== undefined
  await screen.press('收藏')
  await settle(20)
  expect(isOn()).toBe(true)
  await settle(700)
  expect(isOn()).toBe(false)
  backend.reply(hitCall, ok())
  backend.reply(statusCall, ok({ like: true }))
  await screen.press('收藏')
  await settle(700)
  expect(isOn()).toBe(true)
  expect(backend.sentTo(hitCall).at(-1)?.query).toEqual({ type: 'book', id: '3' })
})

test.each([
  [2, 0, false],
  [3, 1, true],
])('%d presses before the screen has changed count, as %d calls', async (presses, calls, isOn) => {
  const backend = backendWith(bookDetailWire(), { [hitCall]: ok() })
  const screen = await open()
  await screen.see('收藏')
  backend.reply(statusCall, ok({ like: true }))
  await act(async () => {
    for (let press = 0; press < presses; press++)
      screen.find('收藏')?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  })
  await settle(700)
  expect(backend.sentTo(hitCall)).toHaveLength(calls)
  expect(screen.find('已收藏') !== undefined).toBe(isOn)
})

test('the visit is noted', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('购买电子书')
  await settle(20)
  expect(backend.sentTo(historyCall).map(({ body }) => body)).toEqual([{ type: 'book', id: 3, title: '古建筑十讲' }])
})

test('a book that is gone, and one that did not load', async () => {
  backendWith(undefined, { [detailCall]: refusal('资源不存在', 404) })
  const gone = await open()
  await gone.see('内容不见了')
  const backend = backendWith(undefined, { [detailCall]: ok('<html>') })
  const broken = await open()
  await broken.see('这本书没有加载出来')
  backend.reply(detailCall, ok(bookDetailWire()))
  await broken.press('重试')
  await broken.see('购买电子书')
})
