import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import CourseShow from '@/pages/course/show'
import { clipboard } from '@/platform/clipboard'
import { downloader } from '@/platform/download'
import { queryClient } from '@/queries/client'
import { chargedOrders } from '@/stores/chargedOrders'

import { detailWire, lessonWire } from '../../factories/course'
import { aMember } from '../../factories/member'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { control, named, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'
import { shown } from '../../setup/shown'

const detailCall = 'GET /api/v2/course/3'
const likeCall = 'GET /api/v2/course/3/like'
const historyCall = 'POST /addons/templateOne/api/v1/history/record'
const attachCall = 'GET /api/v3/course/3/attach/4'

afterEach(() => jest.restoreAllMocks())

beforeEach(() => {
  forgetDialect()
})

const backendWith = (detail: object = detailWire(), more: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [detailCall]: ok(detail),
    'GET /api/v2/course/3/comments': ok({
      comments: [{ id: 1, user_id: 7, render_content: '讲得清楚' }],
      users: [],
    }),
    'GET /api/v2/roles': ok([
      { id: 2, name: '年度', charge: 298, expire_days: 365, desc_rows: [] },
      { id: 1, name: '月度', charge: 30, expire_days: 30, desc_rows: [] },
    ]),
    ...more,
  })

const vip = { planId: 1, name: '月度', expiresAt: new Date(Date.now() + 86_400_000) }

const open = (over: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(CourseShow, { params: { id: '3' }, user: aMember(), ...over })

test('before buying: what it is, what it costs, the way in for members', async () => {
  backendWith()
  const screen = await open()
  await screen.see('¥30 起')
  expect(screen.text()).toContain('2 课时 · 20 分钟')
  expect(screen.text()).toContain('讲透递归')
  expect(screen.text()).toContain('会员免费学这门课')
  expect(screen.find('评论1')).toBeDefined()
  expect(screen.find('附件')).toBeUndefined()
  expect(screen.text()).toMatch(/¥199.*收藏.*分享.*立即购买/)
  await screen.press('目录')
  expect(screen.text()).toMatch(/导学10:00试看 1 分钟.*大 O10:00/)
})

test('where the length of a lesson is unknown, nothing is said of all together', async () => {
  const lessons = [lessonWire(101), lessonWire(102, { duration: 0 })]
  backendWith(detailWire({ chapters: [{ id: 12, title: '第一章' }], videos: { 12: lessons } }))
  const screen = await open()
  await screen.see('¥30 起')
  await screen.press('目录')
  expect(screen.text()).toContain('2 课时')
  expect(screen.text()).toContain('第一章2 课时')
  expect(screen.text()).not.toMatch(/课时? · (\d|不到)/)
})

test.each([
  ['one that has begun', true, { 101: { watch_seconds: 600, watched_at: '2024-05-01 10:00:00' } }, true],
  ['one that has not', true, {}, false],
  ['somebody who tries it', false, { 101: { watch_seconds: 600, watched_at: '2024-05-01 10:00:00' } }, false],
])('how far the whole course is: %s', async (_, isBuy, videoWatchedProgress, isSaid) => {
  backendWith(detailWire({ isBuy, videoWatchedProgress }))
  const screen = await open()
  await screen.see('2 课时')
  expect(screen.text().includes('已学 1 / 2 课时')).toBe(isSaid)
  expect(named('已学 1 / 2 课时')).toHaveLength(isSaid ? 1 : 0)
})

describe('paid for WeChat, and not for the server yet', () => {
  const charged = chargedOrders(aMember().id, 'course', 3)
  beforeEach(() => charged.set('1103'))
  afterEach(() => charged.remove())

  test('it says so in place of the offer, and leads to the result', async () => {
    backendWith()
    const screen = await open()
    await screen.see('支付确认中')
    expect(screen.text()).not.toContain('立即购买')
    await press('支付确认中')
    expect(navigation.pushed()).toEqual(['/pages/order/wechat_h5?order=1103'])
  })

  test('and as soon as it is back from a cashier that was told so', async () => {
    charged.remove()
    backendWith()
    const screen = await open()
    await screen.see('立即购买')
    charged.set('1103')
    await showAgain()
    await screen.see('支付确认中')
  })

  test('what can be learned is offered', async () => {
    backendWith(detailWire({ isBuy: true }))
    const screen = await open()
    await screen.see('开始学习')
    expect(screen.text()).not.toContain('支付确认中')
  })

  test('another thing, and another member, are offered', async () => {
    backendWith()
    const screen = await open({ user: aMember({ id: 8 }) })
    await screen.see('立即购买')
  })
})

test.each([
  ['bought', { isBuy: true }, {}, '开始学习'],
  ['open by membership', { isBuy: true }, { vip }, '会员免费看'],
  [
    'begun',
    { isBuy: true, videoWatchedProgress: { 102: { watch_seconds: 37, watched_at: null } } },
    {},
    '继续学习 第2课',
  ],
])('%s: the lessons come first, nothing is sold', async (_, over, member, label) => {
  backendWith(detailWire(over))
  const screen = await open({ user: aMember(member) })
  await screen.see(label)
  expect(screen.text()).toContain('第一章')
  expect(screen.text()).not.toMatch(/¥|会员免费学/)
})

test('a member is not asked to become one', async () => {
  backendWith(detailWire({ course: { ...detailWire().course, is_vip_free: 0 } }))
  const screen = await open({ user: aMember({ vip }) })
  await screen.see('立即购买')
  expect(screen.text()).not.toContain('会员免费学')
})

test('where selling is forbidden nothing speaks of it', async () => {
  backendWith()
  const screen = await open({ config: { purchaseNotice: '<p>购买前请阅读</p>' }, selling: 'hidden' })
  await screen.see('免费试看')
  expect(screen.text()).not.toMatch(/¥|购买|会员/)
})

test('what sharing earns is named; where selling is forbidden it is not even asked for', async () => {
  const rewardCall = 'GET /addons/MultiLevelShare/api/v1/user/goods/reward'
  const addons = ['MultiLevelShare'] as const
  const backend = backendWith(detailWire(), { [rewardCall]: ok({ reward: 15 }) })
  const screen = await open({ addons })
  await screen.see('分享赚 ¥15')
  const asked = backend.sentTo(rewardCall).length
  const hidden = await open({ addons, selling: 'hidden' })
  await hidden.see('免费试看')
  await settle()
  expect(hidden.text()).toContain('分享')
  expect(hidden.text()).not.toMatch(/赚|¥/)
  expect(backend.sentTo(rewardCall)).toHaveLength(asked)
})

test("the operator's conditions are for those who have not bought", async () => {
  backendWith()
  const screen = await open({ config: { purchaseNotice: '<p>虚拟商品不退款</p>' } })
  await screen.see('虚拟商品不退款')
})

test('collecting shows at once and is taken back when it fails', async () => {
  const backend = backendWith(detailWire(), { [likeCall]: noNetwork })
  const screen = await open()
  await screen.see('收藏')
  const isOn = () => named('收藏')[0]?.getAttribute('aria-pressed')
  await screen.press('收藏')
  await settle(20)
  expect(isOn()).toBe('true')
  await settle(700)
  expect(isOn()).toBe('false')
  backend.reply(likeCall, ok(1))
  await screen.press('收藏')
  await settle(700)
  expect(isOn()).toBe('true')
  expect(backend.sentTo(likeCall)).toHaveLength(2)
})

test('collecting just after the purchase does not keep the course locked', async () => {
  const backend = backendWith(detailWire(), { [likeCall]: ok(1) })
  const screen = await open()
  await screen.see('立即购买')
  const bought = held(ok(detailWire({ isBuy: true })))
  backend.reply(detailCall, bought)
  await act(async () => void queryClient.invalidateQueries())
  await screen.press('收藏')
  bought.release()
  await settle(700)
  expect(screen.text()).not.toContain('立即购买')
})

test('files: a buyer gets a fresh address for each press, others are told why not', async () => {
  const attach = [{ id: 4, name: '讲义', size: 204_800, extension: 'pdf' }]
  const slow = held(refusal('当前附件不支持下载'))
  const backend = backendWith(detailWire({ attach, isBuy: true }), { [attachCall]: slow })
  const screen = await open()
  await screen.see('附件')
  await screen.press('附件1')
  await act(async () => {
    control('讲义PDF · 200 KB预览').click()
    control('讲义PDF · 200 KB预览').click()
  })
  await settle(20)
  await press('讲义PDF · 200 KB')
  expect(backend.sentTo(attachCall)).toHaveLength(1)
  slow.release()
  await settle(50)
  await press('讲义PDF · 200 KB预览')
  expect(backend.sentTo(attachCall)).toHaveLength(2)

  const shut = backendWith(detailWire({ attach }))
  const stranger = await open()
  await stranger.see('附件')
  await stranger.press('附件1')
  await press('讲义PDF · 200 KB')
  expect(shut.sentTo(attachCall)).toHaveLength(0)
})

test.each([
  ['is handed to the browser', 'started', '开始下载'],
  ['does not exist any more', { answer: { code: 1, message: '源文件不存在', data: [] } }, '源文件不存在'],
  ['breaks on the server', { answer: { code: 1, message: '错误', data: [] } }, '服务器开小差了，请稍后重试'],
] as const)('a file that %s says so', async (_, delivery, words) => {
  const show = jest.spyOn(downloader, 'show').mockResolvedValue(delivery)
  const attach = [{ id: 4, name: '讲义', size: 204_800, extension: 'pdf' }]
  const url = 'https://api.x/api/v3/course/attach-download?sign=1'
  backendWith(detailWire({ attach, isBuy: true }), { [attachCall]: ok({ download_url: url }) })
  const screen = await open()
  await screen.see('附件')
  await screen.press('附件1')
  await press('讲义PDF · 200 KB预览')
  await settle(50)
  const file = { url, name: '讲义', extension: 'pdf', renew: expect.any(Function) }
  expect(show).toHaveBeenCalledWith(file, expect.any(Function), expect.any(Function))
  expect(shown()).toEqual([words])
})

test('a file that cannot be opened here: the address to copy is not the one that was tried', async () => {
  jest.spyOn(downloader, 'show').mockResolvedValue('refused')
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
  const attach = [{ id: 4, name: '讲义', size: 204_800, extension: 'pdf' }]
  const address = (sign: number) => `https://api.x/api/v3/course/attach-download?sign=${sign}`
  let sign = 0
  backendWith(detailWire({ attach, isBuy: true }), {
    [attachCall]: (...request) => ok({ download_url: address(++sign) })(...request),
  })
  const screen = await open()
  await screen.press('附件1')
  await press('讲义PDF · 200 KB预览')
  await screen.press('复制地址')
  await settle(50)
  expect(copy).toHaveBeenCalledWith(address(2))
})

test.each([
  ['pptx', 'PPTX · 200 KB · 下载后用其他应用打开下载'],
  ['zip', 'ZIP · 200 KB下载'],
  ['png', 'PNG · 200 KB预览'],
])('a file says before the press what becomes of it: %s', async (extension, words) => {
  const attach = [{ id: 4, name: '讲义', size: 204_800, extension }]
  backendWith(detailWire({ attach, isBuy: true }))
  const screen = await open()
  await screen.see('附件')
  await screen.press('附件1')
  expect(screen.text()).toContain(`讲义${words}`)
})

test('a course that is gone, and one that did not load', async () => {
  fakeBackend({ [detailCall]: refusal('资源不存在', 404) })
  const gone = await open()
  await gone.see('内容不见了')

  const backend = fakeBackend({ [detailCall]: ok('<html>') })
  const broken = await open()
  await broken.see('课程没有加载出来')
  backend.reply(detailCall, ok(detailWire()))
  await broken.press('重试')
  await broken.see('立即购买')
})

test('a course that is taken down while its page is open is not for sale there any more', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('立即购买')
  backend.reply(detailCall, refusal('资源不存在', 404))
  await showAgain()
  await screen.see('内容不见了')
  expect(screen.text()).not.toContain('立即购买')
  backend.reply(detailCall, ok(detailWire()))
  await showAgain()
  await screen.see('立即购买')
})

test('everything that somebody wrote is text, and rich text holds no script', async () => {
  const payload = '<img src=x onerror=alert(1)>'
  const course = {
    ...detailWire().course,
    title: payload,
    short_description: payload,
    render_desc: `<p>介绍</p><script>alert(1)</script>${payload}`,
  }
  const videos = { 12: [lessonWire(101, { title: payload, chapter_id: 12 })] }
  backendWith(detailWire({ course, videos, chapters: [{ id: 12, course_id: 3, title: payload }] }))
  const screen = await open()
  await screen.see('介绍')
  expect(screen.text().split(payload).length - 1).toBe(2)
  await screen.press('目录')
  expect(screen.text().split(payload).length - 1).toBe(4)
  expect(document.querySelector('[onerror], script')).toBeNull()
})

test.each<[string, ScreenOptions['addons'], number]>([
  ['on', ['TemplateOne'], 1],
  ['off', [], 0],
])('the visit is noted while that add-on is %s', async (_, addons, times) => {
  const backend = backendWith(detailWire(), { [historyCall]: refusal('系统错误') })
  const screen = await open({ addons })
  await screen.see('立即购买')
  await settle(20)
  expect(backend.sentTo(historyCall).map(({ body }) => body)).toEqual(
    Array.from({ length: times }, () => ({ type: 'vod', id: 3, title: '数据结构与算法' })),
  )
})

test('a lesson’s row is a link with an address, and a touch asks nothing of the server: it would count as a view', async () => {
  const backend = backendWith()
  const screen = await open()
  await screen.see('¥30 起')
  await screen.press('目录')
  const row = control('2大 O10:00')
  expect(row.getAttribute('href')).toBe('#/pages/course/video?id=102&course_id=3')
  const before = backend.sent.length
  await act(async () => void row.dispatchEvent(new Event('pointerdown', { bubbles: true })))
  await settle(100)
  expect(backend.sent).toHaveLength(before)
  await act(async () => row.click())
  await settle(100)
  expect(navigation.top()).toBe('/pages/course/video?id=102&course_id=3')
  expect(backend.sent).toHaveLength(before)
})
