import { act } from 'react'

import { liveTab } from '@/features/live/detail/liveTab'
import LiveShow from '@/packageA/live/show'

import { lessonWire, liveDetailWire } from '../../factories/live'
import { aMember } from '../../factories/member'
import { fakeBackend, ok, refusal } from '../../setup/backend'
import { hide, named, pressLink, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const root = '/addons/zhibo/api/v1'
const detailCall = `GET ${root}/course/3`
const writeCall = `POST ${root}/course/3/comment`
const statusCall = 'GET /addons/templateOne/api/v1/like/status'
const hitCall = 'GET /addons/templateOne/api/v1/like/hit'
const historyCall = 'POST /addons/templateOne/api/v1/history/record'

beforeEach(() => {
  localStorage.clear()
})

const comments = { data: { data: [{ id: 1, user_id: 7, content: '值得一听' }], total: 1 }, users: [] }

const backendWith = (detail: object = liveDetailWire(), more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [detailCall]: ok(detail),
    [`${detailCall}/comments`]: ok(comments),
    [statusCall]: ok({ like: false }),
    [historyCall]: ok(),
    'GET /api/v2/roles': ok([{ id: 1, name: '月度', charge: 30, expire_days: 30, desc_rows: [] }]),
    ...more,
  })

const open = (over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(LiveShow, {
    params: { id: '3' },
    user: aMember(),
    addons: ['Zhibo', 'TemplateOne'],
    ...over,
  })

test('before buying: who teaches what, when, and what it costs', async () => {
  backendWith()
  const screen = await open()
  await screen.see('评论1')
  expect(screen.text()).toContain('直播中大模型应用实战营讲师 顾远3 节 · 正在直播一句话介绍')
  expect(screen.text()).toContain('顾远讲师只讲自己上过线的东西边讲边写')
  expect(screen.text()).toMatch(/¥299.*收藏.*分享.*立即购买/)
  expect(screen.text()).not.toContain('会员')
  await screen.press('课表')
  expect(screen.text()).toMatch(
    /第一阶段1提示词已结束 · 回放 1:30:002评测直播中第二阶段课时准备中无章节内容3答疑2099-05-01 19:30/,
  )
  expect(named('未解锁')).toHaveLength(3)
  await screen.press('立即购买')
  expect(navigation.pushed()).toContain('/pages/order/order?type=live&id=3')
})

test('a room leads to the timetable: it opens on the page in front, not on one further below', async () => {
  backendWith()
  const screen = await open()
  await screen.see('评论1')
  await hide()
  act(() => liveTab.want(3, '3'))
  expect(screen.text()).not.toContain('第一阶段')
  await showAgain()
  expect(screen.text()).toContain('第一阶段')
})

test('members may have it without paying: the way in', async () => {
  backendWith(liveDetailWire({ vip_can_view: 1 }))
  const screen = await open()
  await screen.see('¥30 起')
  expect(screen.text()).toContain('会员免费听这门课')
})

const vip = { planId: 1, name: '月度', expiresAt: new Date(Date.now() + 86_400_000) }

test.each([
  ['bought', liveDetailWire({}, { is_buy: true }), {}, '已购正在直播'],
  ['free', liveDetailWire({ charge: 0 }, { is_buy: true }), {}, '本课程免费正在直播'],
  ['open by membership', liveDetailWire({ vip_can_view: 1 }, { is_buy: true }), { vip }, '会员免费正在直播'],
])('%s: nothing is sold, nothing is locked', async (_, detail, member, words) => {
  backendWith(detail)
  const screen = await open({ user: aMember(member), params: { id: '3', tab: '3' } })
  await screen.see(words)
  expect(screen.text()).toContain('评测')
  expect(screen.text()).not.toMatch(/¥|立即购买/)
  expect(named('未解锁')).toEqual([])
})

test('an owner comes for the timetable, whose rows lead into the rooms', async () => {
  const videos = [[lessonWire(1, '第一课', { published_at: '2099-01-01 08:00:00' })]]
  backendWith(liveDetailWire({ status: 0 }, { chapters: [], videos, is_buy: true }))
  const screen = await open()
  await screen.see('1第一课2099-01-01 08:00')
  expect(screen.text()).toContain('下节 2099-01-01 08:00')
  await pressLink('第一课')
  expect(navigation.pushed()).toEqual(['/packageA/live/video?id=1&course=3'])
})

test.each([
  ['not mine', liveDetailWire(), '2评测直播中', '请购买课程后观看'],
  [
    'over without a recording',
    liveDetailWire({}, { videos: [[lessonWire(1, '第一课', { status: 2 })]], chapters: [], is_buy: true }),
    '1第一课已结束 · 没有回放',
    '直播已结束，没有回放',
  ],
])('a room that is shut says why: %s', async (_, detail, row, words) => {
  backendWith(detail)
  const screen = await open({ params: { id: '3', tab: '3' } })
  await screen.see(row)
  await pressLink(row)
  expect(shown()).toEqual([words])
  expect(navigation.pushed()).toEqual([])
})

test('the room that is open now is one press away', async () => {
  backendWith(liveDetailWire({}, { is_buy: true }))
  const screen = await open()
  await screen.see('已购')
  await screen.press('进入直播间')
  expect(navigation.pushed()).toEqual(['/packageA/live/video?id=12&course=3'])
})

test('a reminder of the next lesson, as a file for the calendar', async () => {
  const files: { name: string; type: string }[] = []
  const blobs: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.push(blob)
      return 'blob:file'
    },
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, type: blobs[0]?.type ?? '' })
  })
  backendWith(liveDetailWire({}, { is_buy: true }))
  const screen = await open()
  await screen.see('已购')
  await screen.press('开播提醒')
  await settle()
  expect(shown()).toEqual(['打开下载的文件，就加入日历'])
  expect(files).toEqual([{ name: '大模型应用实战营：答疑.ics', type: 'text/calendar;charset=utf-8' }])
})

test('a long timetable unfolds piece by piece', async () => {
  const videos = [Array.from({ length: 200 }, (_, index) => lessonWire(index + 1, `课 ${index + 1}`))]
  backendWith(liveDetailWire({}, { chapters: [], videos, is_buy: true }))
  const screen = await open()
  await screen.see('还有 140 节，点这里展开')
  expect(screen.text()).not.toContain('课 61待')
  await screen.press('还有 140 节，点这里展开')
  await screen.see('课 612020-01-02 19:30 · 没有开播')
})

test('where selling is forbidden no word of it', async () => {
  backendWith(liveDetailWire({ vip_can_view: 1 }))
  const screen = await open({ selling: 'hidden' })
  await screen.see('边讲边写')
  expect(screen.text()).not.toMatch(/¥|买|会员/)
  backendWith(liveDetailWire({ vip_can_view: 1 }, { is_buy: true }))
  const mine = await open({ selling: 'hidden' })
  await mine.see('已开通正在直播')
  expect(mine.text()).not.toMatch(/¥|买|会员/)
})

test('comments: only who may attend can write', async () => {
  backendWith()
  const stranger = await open({ params: { id: '3', tab: '4' } })
  await stranger.see('值得一听')
  expect(stranger.text()).toContain('购买后可评论')
  expect(stranger.find('写评论')).toBeUndefined()
  const backend = backendWith(liveDetailWire({}, { is_buy: true }), { [writeCall]: ok() })
  const owner = await open({ params: { id: '3', tab: '4' } })
  await owner.see('值得一听')
  expect(owner.text()).not.toContain('购买后可评论')
  expect(backend.sentTo(`${detailCall}/comments`)[0]?.query).toEqual({ page: '1', size: '20' })
})

test('collecting asks the add-on that keeps collections', async () => {
  const backend = backendWith(liveDetailWire(), { [hitCall]: ok() })
  const screen = await open()
  await screen.see('收藏')
  await screen.press('收藏')
  backend.reply(statusCall, ok({ like: true }))
  await settle(700)
  await screen.see('已收藏')
  expect(backend.sentTo(hitCall).map(({ query }) => query)).toEqual([{ type: 'live', id: '3' }])
})

test('the visit is noted', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('立即购买')
  await settle(20)
  expect(backend.sentTo(historyCall).map(({ body }) => body)).toEqual([
    { type: 'live', id: 3, title: '大模型应用实战营' },
  ])
})

test('nothing written about it: the timetable first; nothing planned either', async () => {
  backendWith(liveDetailWire({ render_desc: '', teacher: null }, { chapters: [], videos: [] }))
  const screen = await open()
  await screen.see('课表还在准备')
  expect(screen.text()).toContain('开课时间待定')
  await screen.press('介绍')
  await screen.see('还没有介绍')
})

test('a course that is gone, and one that did not load', async () => {
  backendWith(undefined, { [detailCall]: refusal('资源不存在', 404) })
  const gone = await open()
  await gone.see('内容不见了')
  const backend = backendWith(undefined, { [detailCall]: ok('<html>') })
  const broken = await open()
  await broken.see('这门直播课没有加载出来')
  backend.reply(detailCall, ok(liveDetailWire()))
  await broken.press('重试')
  await broken.see('立即购买')
})

test('a visitor logs in first, and comes back to the same part', async () => {
  const backend = backendWith()
  await open({ user: undefined, params: { id: '3', tab: '3' } })
  expect(navigation.replaced()).toContain('/pages/auth/login?redirect=liveShow%3Fid%3D3%26tab%3D3')
  expect(backend.sent).toEqual([])
})

test('closed while the add-on is off', async () => {
  const backend = backendWith()
  const screen = await open({ addons: [] })
  await screen.see('这里还没有开放')
  expect(backend.sent).toEqual([])
})
