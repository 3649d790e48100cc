import { act } from 'react'

import { getInviteCode } from '@/api/inviteCode'
import type { Addon } from '@/config/addons'
import { env } from '@/config/env'
import { supportEnv } from '@/config/support'
import { leaving } from '@/features/shared/session/leaving'
import Me from '@/pages/member/index'
import { device } from '@/platform/device'
import { useAppConfig } from '@/stores/appConfig'
import { useSession } from '@/stores/session'
import { useShare } from '@/stores/share'

import { aMember } from '../../factories/member'
import { orderWire } from '../../factories/order'
import { fakeBackend, held, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { control, named, press, settle, showAgain } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { openScreen, type ScreenOptions } from '../../setup/openScreen'

const memberCall = 'GET /api/v2/member/detail'
const messagesCall = 'GET /api/v2/member/messages'
const ordersCall = 'GET /api/v2/member/orders'

const who = { id: 7, nick_name: '孤舟听雨', mobile: '13800006620', is_bind_mobile: 1 }
const wire = { ...who, credit1: 1280, credit2: 86.5 }
const rows = [orderWire('1'), orderWire('2'), orderWire('3', { status_text: '已支付' })]

/** Three read ones behind so many that are not. */
const messages = (unread: number) => {
  const row = (index: number) => ({
    id: `m${index}`,
    data: { message: '新课上线' },
    read_at: index < unread ? null : '2024-05-02T02:30:00.000000Z',
    created_at: '2024-05-01T02:30:00.000000Z',
  })
  return ok({ data: Array.from({ length: unread + 3 }, (_, index) => row(index)), total: unread + 3 })
}

const backendWith = (replies: Parameters<typeof fakeBackend>[0] = {}) =>
  fakeBackend({
    [memberCall]: ok(wire),
    [messagesCall]: messages(3),
    [ordersCall]: ok({ data: rows, total: 3 }),
    ...replies,
  })

beforeEach(() => {
  jest.clearAllMocks()
  Object.assign(env, { workOrderUrl: 'https://help.example/tickets' })
})

const openAsMember = async (over: ScreenOptions = {}) => {
  const screen = await openScreen(Me, { user: aMember({ isFaceVerified: true }), addons: ['TemplateOne'], ...over })
  await settle()
  return screen
}

test('a member sees who it is, the numbers, what waits, and everything that is open', async () => {
  backendWith()
  const screen = await openAsMember()
  expect(screen.text()).toMatch(/孤舟听雨138\*\*\*\*6620 · 2024 年 5 月加入/)
  expect(screen.text()).toMatch(/1,280积分¥86\.50余额/)
  expect(screen.text()).not.toMatch(/邀请余额|13800006620/)
  expect(named('已实名')).toHaveLength(1)
  expect(useShare.getState().shareInfo?.path).toBe(`/pages/index/index?msv=${aMember().id}`)
  control('消息，3 条未读')
  control('2待付款')
})

test('of more unread messages than are looked at nobody says how many', async () => {
  const row = (id: number) => ({ id: `m${id}`, data: { message: '新课上线' }, read_at: null, created_at: null })
  backendWith({ [messagesCall]: ok({ data: Array.from({ length: 20 }, (_, id) => row(id)), total: 25 }) })
  await openAsMember()
  control('消息，20+ 条未读')
})

test('the balance is counted in the coin that the operator names', async () => {
  backendWith()
  const screen = await openAsMember()
  await act(async () =>
    useAppConfig.getState().setExtraConfig({ balanceName: '学币', coinsPerYuan: 10, isCommentDisabled: false }),
  )
  expect(screen.text()).toContain('86.5学币')
})

test('numbers of an add-on show with it', async () => {
  backendWith()
  const screen = await openAsMember({ addons: ['MultiLevelShare'] })
  expect(screen.text()).toMatch(/邀请余额.*已邀请/)
})

test.each([
  ['消息，3 条未读', '/packageA/member/messages'],
  ['设置', '/packageA/member/setting'],
  ['1,280积分', '/packageA/member/credit1Record'],
  ['¥86.50余额', '/packageA/member/recharge'],
  ['我的订单：全部', '/packageA/member/order'],
  ['2待付款', '/packageA/member/order?status=unpaid'],
  ['支付中', '/packageA/member/order?status=paying'],
  ['已支付', '/packageA/member/order?status=paid'],
  ['已取消', '/packageA/member/order?status=cancelled'],
  ['公告', '/packageA/member/notices'],
  ['工单客服', '/pages/webview/webview2'],
])('%s leads to %s', async (name, url) => {
  backendWith()
  await openAsMember()
  await press(name)
  expect(navigation.pushed()).toContain(url)
})

const signInCall = 'GET /addons/DaySignIn/api/v1/user'

test('signing in is offered where the academy has it, with a dot until it is done today', async () => {
  const backend = backendWith({ [signInCall]: ok({ is_submit: 0 }) })
  await openAsMember({ addons: ['DaySignIn'] })
  expect(control('每日签到，今天还没签到').querySelector('[class*=dot]')).not.toBeNull()
  await press('每日签到，今天还没签到')
  expect(navigation.pushed()).toContain('/packageA/member/signCenter')
  backend.reply(signInCall, ok({ is_submit: 1 }))
  await pass(61_000)
  await showAgain()
  await settle()
  expect(control('每日签到').querySelector('[class*=dot]')).toBeNull()
})

test.each<[string, Addon, string]>([
  ['积分商城', 'Credit1Mall', '/packageA/member/credit1'],
  ['我的证书', 'Cert', '/packageA/member/certification'],
])('%s shows where the server has it, and leads there', async (label, addon, url) => {
  const without = await openAsMember({ addons: [] })
  expect(without.text()).not.toContain(label)
  await openAsMember({ addons: [addon] })
  await press(label)
  expect(navigation.pushed()).toEqual([url])
})

test('where the academy has no signing in nothing of it is asked for', async () => {
  const backend = backendWith()
  const screen = await openAsMember()
  expect(screen.text()).not.toContain('签到')
  expect(backend.sentTo(signInCall)).toEqual([])
})

test('the head leads to the profile, my courses to the shelf', async () => {
  backendWith()
  await openAsMember()
  // The first character stands in for the picture.
  await press('孤孤舟听雨138****6620 · 2024 年 5 月加入')
  expect(navigation.pushed()).toContain('/packageA/member/profile/index')
  await press('我的课程')
  expect(navigation.switched()).toContain('/pages/course/index')
})

test('a visitor sees the way in and no numbers; nothing of a member is asked for', async () => {
  const backend = backendWith()
  const screen = await openScreen(Me)
  await settle()
  expect(screen.text()).toContain('登录 / 注册')
  expect(screen.text()).not.toMatch(/积分|余额|退出登录/)
  expect(backend.sent).toEqual([])
  await press('待付款')
  expect(navigation.pushed()).toContainEqual(expect.stringContaining('/pages/auth/login?redirect=memberOrder'))
})

test('without the member’s record the rest works, and retry brings it', async () => {
  const refused = refusal('错误')
  const backend = backendWith({ [memberCall]: refused, [messagesCall]: refused, [ordersCall]: refused })
  const screen = await openScreen(Me, { user: aMember() })
  await act(async () => useSession.setState({ user: null }))
  await showAgain()
  await screen.see('账号信息没有加载出来')
  control('公告')
  backend.reply(memberCall, ok(wire))
  await press('重试')
  await screen.see('1,280')
})

test('while the record is on its way a member is not told to join', async () => {
  const record = held(ok(wire))
  backendWith({ [memberCall]: record })
  const screen = await openScreen(Me, { isLogin: true })
  await showAgain()
  expect(screen.text()).not.toMatch(/开通/)
  record.release()
  await screen.see('开通会员，好课免费学')
})

test('coming back looks again, at the messages when the count is old; going to and fro does not', async () => {
  const backend = backendWith()
  await openAsMember()
  const before = [backend.sentTo(messagesCall).length, backend.sentTo(ordersCall).length]
  expect(before).toEqual([1, 1])
  backend.reply(ordersCall, ok({ data: [], total: 0 }))
  const asked = backend.sent.length
  await showAgain()
  expect(backend.sent).toHaveLength(asked)
  await pass(10_000)
  await showAgain()
  await settle()
  expect([backend.sentTo(messagesCall).length, backend.sentTo(ordersCall).length]).toEqual([1, 2])
  control('待付款')
})

test('the badge follows the messages, not a count that the server froze', async () => {
  const backend = backendWith({ [messagesCall]: messages(0) })
  await openAsMember()
  control('消息')
  backend.reply(messagesCall, messages(1))
  await pass(31_000)
  await showAgain()
  await settle()
  control('消息，1 条未读')
})

describe('a server of the open core alone', () => {
  test('has no balance, so none is shown and no door leads to it', async () => {
    backendWith()
    const screen = await openScreen(Me, { user: aMember({ balanceYuan: 0 }) })
    expect(screen.text()).toContain('1,280积分')
    expect(screen.text()).not.toContain('余额')
  })

  test('what is left of one is shown, without a way to add to it', async () => {
    backendWith()
    const screen = await openAsMember({ addons: [] })
    expect(screen.text()).toContain('¥86.50余额')
    expect(() => control('¥86.50余额')).toThrow()
  })
})

describe('before the config is there', () => {
  const openEarly = async (state: Partial<ReturnType<typeof useAppConfig.getState>> = {}) => {
    backendWith()
    const screen = await openScreen(Me, { user: aMember() })
    await act(async () => useAppConfig.setState({ config: null, cachedAddons: null, ...state }))
    return screen
  }
  afterEach(() => useAppConfig.setState({ cachedAddons: null, listedPaidOrdersOnly: false }))

  test('nothing is drawn that would be pushed down by it', async () => {
    const screen = await openEarly()
    expect(screen.text()).toContain('孤舟听雨')
    expect(screen.text()).not.toMatch(/积分|我的订单|我的课程|公告/)
  })

  test('what the last visit knew is drawn at once', async () => {
    const screen = await openEarly({ cachedAddons: ['DaySignIn'], listedPaidOrdersOnly: true })
    expect(screen.text()).toMatch(/积分.*我的订单.*我的课程.*每日签到.*公告/)
    expect(screen.text()).not.toContain('待付款')
  })

  test('nor does it wait for one that does not come', async () => {
    const screen = await openEarly({ failure: { error: new Error('offline'), retry: () => undefined } })
    expect(screen.text()).toMatch(/积分.*我的订单.*我的课程.*公告/)
  })
})

test('without a support site there is no door to it', async () => {
  Object.assign(env, { workOrderUrl: '' })
  backendWith()
  const screen = await openAsMember()
  expect(screen.text()).not.toContain('工单客服')
})

test('the academy’s people are a tap away, where there is a way to them', async () => {
  backendWith()
  expect((await openAsMember()).text()).not.toContain('联系客服')
  const leave = jest.spyOn(device, 'leaveFor').mockImplementation(() => undefined)
  Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
  const screen = await openAsMember()
  await screen.press('联系客服')
  expect(leave.mock.calls).toEqual([['https://kf.example.com/chat']])
  Object.assign(supportEnv, { customerService: '' })
})

test.each([true, false])('a way to an invite code only where the server has them: %s', async (hasInviteCodes) => {
  backendWith()
  const screen = await openAsMember({ addons: [], config: { hasInviteCodes } })
  expect(screen.text().includes('我的邀请码')).toBe(hasInviteCodes)
})

test('nor where the server was once asked, and has none', async () => {
  backendWith({ 'GET /api/v2/member/promoCode': refusal('路由不存在', 404) })
  await expect(getInviteCode()).resolves.toBeNull()
  const screen = await openAsMember({ addons: [], config: { hasInviteCodes: true } })
  expect(screen.text()).not.toContain('我的邀请码')
  localStorage.clear()
})

test('opened by a logout nothing is asked with the token that goes', async () => {
  const backend = backendWith()
  let end: () => void = () => undefined
  const leave = leaving.during(() => new Promise((resolve) => (end = resolve)))
  await openAsMember({ addons: [], config: { listsPaidOrdersOnly: false } })
  expect([...backend.sentTo(messagesCall), ...backend.sentTo(ordersCall)]).toEqual([])
  end()
  await leave
})

test('a server that lists paid orders only (HEAD) is not asked for unpaid ones', async () => {
  const backend = backendWith()
  const screen = await openAsMember({ addons: [], config: { listsPaidOrdersOnly: true } })
  expect(screen.text()).not.toMatch(/待付款|支付中|已取消/)
  control('我的订单：全部')
  expect(backend.sentTo(ordersCall)).toEqual([])
})

test('where nothing may be sold there are no orders to pay and no way to top up', async () => {
  const backend = backendWith()
  const screen = await openAsMember({ selling: 'hidden' })
  expect(screen.text()).not.toMatch(/会员|续费|待付款|我的订单/)
  expect(() => control('¥86.50余额')).toThrow()
  expect(backend.sentTo(ordersCall)).toEqual([])
})
