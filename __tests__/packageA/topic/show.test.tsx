import { act } from 'react'

import { pageSize } from '@/config/limits'
import { kindOf } from '@/goods/kinds'
import TopicShow from '@/packageA/topic/show'
import { studyArticleQueries } from '@/queries/article'
import { queryClient } from '@/queries/client'
import { historyQueries } from '@/queries/history'
import { useShare } from '@/stores/share'

import { aMember } from '../../factories/member'
import { topicDetailWire } from '../../factories/reading'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { until } from '../../setup/clock'
import { named, settle, showAgain } from '../../setup/learner'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/MeeduTopics/api'
const detailCall = `GET ${root}/v1/topic/3`
const commentsCall = `GET ${root}/v2/topic/3/comments`
const voteCall = `POST ${root}/v1/topic/3/vote`
const collectCall = `POST ${root}/v1/topic/3/collect`
const historyCall = 'POST /addons/templateOne/api/v1/history/record'

const paid = { charge: 5, free_content_render: '<p>开头在此</p>', render_content: '' }
const closed = topicDetailWire(paid, { is_buy: false })
const unlocked = topicDetailWire({ ...paid, render_content: '<p>其余在此</p>' })
const comment = {
  id: 9,
  parent_id: 0,
  content: '写得清楚',
  created_at: '2024-05-01 10:30:00',
  user: { avatar: '', nick_name: '孤舟' },
  children_count: 1,
  reply_comment: null,
  is_check: 1,
}

const backendWith = (detail: object, more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [detailCall]: ok(detail),
    [commentsCall]: ok({ data: { data: [comment], total: 1 }, users: [] }),
    'GET /api/v2/roles': ok([{ id: 1, name: '月度', charge: 30, expire_days: 30, desc_rows: [] }]),
    ...more,
  })

const open = (over: ScreenOptions = {}) =>
  openScreen(TopicShow, { params: { id: '3' }, user: aMember(), addons: ['MeeduTopics'], ...over })

test('a free article: the text, its stats, no button', async () => {
  backendWith(topicDetailWire())
  const screen = await open()
  await screen.see('正文在此')
  expect(screen.text()).toContain('2024-05-01 · 3,286 次阅读 · 12 人赞过')
  expect(screen.text()).not.toMatch(/解锁|¥/)
  await screen.see('写得清楚')
  expect(screen.find('说说你的想法')).toBeDefined()
})

test('what I have read and looked at is read anew, as soon as the server has noted the visit', async () => {
  const detail = held(ok(topicDetailWire()))
  backendWith({}, { [detailCall]: detail, [historyCall]: ok() })
  const screen = await open({ addons: ['MeeduTopics', 'TemplateOne'] })
  const lists = [studyArticleQueries.list('learned').queryKey, historyQueries.seen().queryKey] as const
  const areStale = () => lists.map((key) => queryClient.getQueryState<unknown>(key)?.isInvalidated)
  queryClient.setQueryData(lists[0], { pages: [], pageParams: [] })
  queryClient.setQueryData(lists[1], [])
  await settle(500)
  expect(areStale()).toEqual([false, false])
  detail.release()
  await screen.see('正文在此')
  await settle()
  expect(areStale()).toEqual([true, true])
})

test('locked, bought, unlocked in place', async () => {
  const backend = backendWith(closed)
  const screen = await open()
  await screen.see('开头在此')
  expect(screen.text()).toMatch(/后面的内容需要解锁.*¥5.*解锁全文/)
  expect(screen.find('说说你的想法')).toBeUndefined()
  backend.reply(detailCall, ok(unlocked))
  const { outdated } = kindOf('article')
  await act(async () => void outdated.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
  await screen.see('其余在此')
  expect(screen.text()).toContain('开头在此其余在此')
  expect(screen.text()).not.toContain('解锁全文')
  expect(screen.find('说说你的想法')).toBeDefined()
})

test('locked, it shows the open part alone, whatever the server sends', async () => {
  backendWith(topicDetailWire({ ...paid, render_content: '<p>其余在此</p>' }, { is_buy: false }))
  const screen = await open()
  await screen.see('后面的内容需要解锁')
  expect(screen.text()).toContain('开头在此')
  expect(screen.text()).not.toContain('其余在此')
})

test('bought elsewhere meanwhile, it is open when the learner returns; each view counts, so an open one is not read anew', async () => {
  const backend = backendWith(closed)
  const screen = await open()
  await screen.see('后面的内容需要解锁')
  backend.reply(detailCall, ok(unlocked))
  await settle(30_000)
  await showAgain()
  await screen.see('其余在此')
  expect(screen.text()).not.toMatch(/解锁|¥/)
  await settle(30_000)
  await showAgain()
  await settle()
  expect(backend.sentTo(detailCall)).toHaveLength(2)
})

test('members read it free: the way to the plans stands at the lock', async () => {
  backendWith(topicDetailWire({ ...paid, is_vip_free: 1 }, { is_buy: false }))
  const screen = await open()
  await screen.see('会员免费读这篇文章¥30 起')
})

test('where selling is forbidden, no price, no buy word, no hint', async () => {
  backendWith(topicDetailWire({ ...paid, is_vip_free: 1 }, { is_buy: false }))
  const screen = await open({ selling: 'hidden' })
  await screen.see('后面的内容暂时看不到')
  expect(screen.text()).not.toMatch(/¥|购买|会员|解锁/)
})

test('a vote shows at once, counts, and is taken back when it fails', async () => {
  const backend = backendWith(topicDetailWire(), { [voteCall]: noNetwork })
  const screen = await open()
  await screen.see('正文在此')
  const isOn = () => named('点赞')[0]?.getAttribute('aria-pressed')
  await screen.press('点赞')
  await until(() => isOn() === 'true')
  expect(screen.text()).toContain('13 人赞过')
  await until(() => isOn() === 'false')
  expect(screen.text()).toContain('12 人赞过')
  backend.reply(voteCall, ok({ ok: 1 }))
  await screen.press('点赞')
  await until(() => backend.sentTo(voteCall).length === 2)
  await settle(50)
  expect(isOn()).toBe('true')
})

test('a mark whose answer is lost shows what the server says, and is flipped from there', async () => {
  const collected = topicDetailWire({}, { is_collect: true })
  const backend = backendWith(topicDetailWire(), {
    [collectCall]() {
      backend.reply(detailCall, ok(collected))
      return noNetwork()
    },
  })
  const screen = await open()
  await screen.see('正文在此')
  await screen.press('收藏')
  await until(() => backend.sentTo(detailCall).length === 2)
  await settle(50)
  expect(shown()).toEqual(['已收藏'])
  expect(screen.find('已收藏')).toBeDefined()
  backend.reply(collectCall, ok())
  await screen.press('收藏')
  await until(() => backend.sentTo(collectCall).length === 2)
  await settle(50)
  expect(screen.find('已收藏')).toBeUndefined()
})

test('collecting is sent once the presses have settled, and taken back when it fails', async () => {
  const backend = backendWith(topicDetailWire(), { [collectCall]: ok() })
  const screen = await open()
  await screen.see('正文在此')
  const isOn = () => screen.find('已收藏') !== undefined
  for (let presses = 0; presses < 3; presses++) {
    await screen.press('收藏')
    await settle(20)
  }
  expect(isOn()).toBe(true)
  await until(() => backend.sentTo(collectCall).length === 1)
  await settle(50)
  backend.reply(collectCall, refusal('请先购买'))
  await screen.press('收藏')
  await until(() => !isOn())
  await until(() => isOn())
  expect(backend.sentTo(collectCall)).toHaveLength(2)
})

const collection = `GET ${root}/v1/user/collect`
const collected = (ids: number[], total = ids.length) =>
  ok({ data: { data: ids.map((id) => ({ created_at: null, topic: { id, title: '文章', thumb: '' } })), total } })

test('one that was collected on another device meanwhile is collected still', async () => {
  const backend = backendWith(topicDetailWire(), {
    // There it was in; the first press has taken it out.
    [collectCall]: ok(),
    [collection]: () => collected(backend.sentTo(collectCall).length === 1 ? [9] : [3, 9])(),
  })
  const screen = await open()
  await screen.see('正文在此')
  await screen.press('收藏')
  await until(() => shown().length > 0)
  await settle(50)
  expect(backend.sentTo(collectCall)).toHaveLength(2)
  expect(screen.find('已收藏')).toBeDefined()
  expect([shown(), backend.sentTo(detailCall).length]).toEqual([['已收藏'], 1])
})

test.each([
  ['says nothing', refusal('错误')],
  ['is empty', collected([])],
  ['is longer than what is read of it', collected(new Array(pageSize).fill(9), pageSize + 1)],
])('collected is collected where the collection %s', async (_, list) => {
  const backend = backendWith(topicDetailWire(), { [collectCall]: ok(), [collection]: list })
  const screen = await open()
  await screen.see('正文在此')
  await screen.press('收藏')
  await until(() => shown().length > 0)
  await settle(400)
  expect(backend.sentTo(collectCall)).toHaveLength(1)
  expect(screen.find('已收藏')).toBeDefined()
})

test('the address that is shared is the one other clients know', async () => {
  backendWith(topicDetailWire())
  const screen = await open()
  await screen.see('正文在此')
  expect(useShare.getState().shareInfo?.path).toBe('/pages/webview/webview?course_type=topic&id=3&msv=7')
})

test('the visit is noted', async () => {
  const backend = backendWith(topicDetailWire(), { [historyCall]: ok() })
  const screen = await open({ addons: ['MeeduTopics', 'TemplateOne'] })
  await screen.see('正文在此')
  await settle(20)
  expect(backend.sentTo(historyCall).map(({ body }) => body)).toEqual([{ type: 'topic', id: 3, title: '文章 3' }])
})

test('an article that is gone, and one that did not load', async () => {
  backendWith(closed, { [detailCall]: refusal('资源不存在', 404) })
  await (await open()).see('内容不见了')
  const backend = backendWith(closed, { [detailCall]: ok('<html>') })
  const broken = await open()
  await broken.see('文章没有加载出来')
  backend.reply(detailCall, ok(topicDetailWire()))
  await broken.press('重试')
  await broken.see('正文在此')
})

test('titles are text, and rich text holds no script', async () => {
  const payload = '<img src=x onerror=alert(1)>'
  backendWith(topicDetailWire({ title: payload, render_content: `<p>正文在此</p><script>alert(1)</script>${payload}` }))
  const screen = await open()
  await screen.see(payload)
  expect(document.querySelector('[onerror], script')).toBeNull()
})
