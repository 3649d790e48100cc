import { safeExecute } from '@tarojs/runtime'
import { act, type ComponentType } from 'react'

import { setDeparture } from '@/features/order/departure'
import { openIntent } from '@/features/order/intents'
import Pay from '@/pages/order/pay'
import Success from '@/pages/order/success'
import Waiting from '@/pages/order/wechat_h5'
import { clipboard } from '@/platform/clipboard'
import * as navigation from '@/platform/navigation'
import { payAdapter } from '@/platform/pay'
import { toaster } from '@/platform/toast'
import { queryClient } from '@/queries/client'
import { useSession } from '@/stores/session'

import { aMember } from '../../factories/member'
import { fakeBackend, noNetwork, ok, refusal } from '../../setup/backend'
import { press, settle } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({
  openEntries: jest.fn(() => []),
  push: jest.fn(),
  replace: jest.fn(),
  toTab: jest.fn(),
  restartAt: jest.fn(),
  pop: jest.fn(() => false),
}))
const { push, replace, toTab } = jest.mocked(navigation)

const statusCall = 'GET /api/v2/order/status'
const listCall = 'GET /api/v2/member/orders'
const memberCall = 'GET /api/v2/member/detail'

const row = (over = {}, goods = {}) => ({
  order_id: '1103',
  charge: 199,
  payment_method: 'wap',
  payment_text: '支付宝',
  status_text: '已支付',
  created_at: '2024-05-01T02:30:00.000000Z',
  goods: [{ goods_id: 3, goods_type: 'COURSE', goods_name: '数据结构与算法', goods_thumb: '', ...goods }],
  ...over,
})
const list = (...rows: unknown[]) => ok({ data: rows, total: rows.length })
const status = (value: number) => ok({ status: value })

const open = async (Page: ComponentType, params: Record<string, string> = { order: '1103' }) => {
  const screen = await openScreen(Page, { params, user: aMember() })
  await settle()
  return screen
}

/** What this device noted when it made the order. */
async function noteIntent(over = {}) {
  useSession.setState({ user: aMember(), isLogin: true })
  const intent = await openIntent({ type: 'course', id: 3 })
  intent.set({
    type: 'course',
    goodsId: 3,
    promo: { code: 'ZT2026', discountCents: 2000 },
    startedAtMs: Date.now(),
    orderNo: '1103',
    amountDueCents: 17900,
    isForeign: false,
    payUrl: null,
    sentTo: 'alipay',
    miniPayment: null,
    isSettled: false,
    ...over,
  })
  return intent
}

beforeEach(() => {
  localStorage.clear()
  jest.clearAllMocks()
})

describe('success', () => {
  test('a forged address shows what the server says: goods, amount, state', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success, { order: '1103', amount: '0.01', goods: '假的' })
    await screen.see('数据结构与算法')
    expect(screen.text()).toMatch(/支付成功.*订单金额¥199\.00.*支付宝.*1103/)
    expect(screen.text()).not.toMatch(/0\.01|假的/)
  })

  test.each([
    { name: 'not paid', reply: status(1), seen: '正在确认支付结果' },
    { name: 'being paid', reply: status(5), seen: '正在确认支付结果' },
    { name: 'ended', reply: status(7), seen: '订单已取消' },
    { name: 'of a kind from the future', reply: status(42), seen: '正在确认支付结果' },
    { name: 'of somebody else', reply: refusal('资源不存在', 404), seen: '没有找到这笔订单' },
  ])('an order that is $name is not called paid', async ({ reply, seen }) => {
    fakeBackend({ [statusCall]: reply, [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see(seen)
    expect(screen.text()).not.toContain('支付成功')
  })

  test('becomes success as soon as the server says so', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('正在确认支付结果')
    backend.reply(statusCall, status(9))
    await press('已完成支付')
    await screen.see('支付成功')
  })

  test('says what was really paid, and closes the intent', async () => {
    const intent = await noteIntent()
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('实付¥179.00')
    expect(intent.get()?.isSettled).toBe(true)
  })

  test('what was loaded before the payment is read anew, and leads to the course', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('课程已放进「学习」')
    queryClient.setQueryData(['course', 'detail', 3], { isOld: true })
    await press('开始学习')
    expect(replace).toHaveBeenCalledWith('/pages/course/show?id=3')
  })

  test('leads to the order', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('支付成功')
    await press('查看我的订单')
    expect(push).toHaveBeenCalledWith('/packageA/member/order?status=paid')
  })

  test('its number is copied, and that is said once', async () => {
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue()
    const say = jest.spyOn(toaster, 'show').mockImplementation()
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const screen = await open(Success)
    await screen.see('支付成功')
    await press('复制')
    expect(copy).toHaveBeenCalledWith('1103')
    expect(say.mock.calls.map(([words]) => words)).toEqual(['已复制'])
    jest.restoreAllMocks()
  })

  test.each([
    ['a membership', { goods_type: 'ROLE', goods_name: '季度会员' }, 'crown'],
    ['a top-up', { goods_type: 'RECHARGE', goods_name: '学币充值' }, 'wallet'],
  ])('%s has an emblem of its own', async (_, goods, emblem) => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row({}, goods)), [memberCall]: noNetwork })
    const screen = await open(Success)
    await screen.see(goods.goods_name)
    expect(document.querySelectorAll(`.${emblem}`)).toHaveLength(1)
  })

  test('entitlements are marked old', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    const invalidate = jest.spyOn(queryClient, 'invalidateQueries')
    const screen = await open(Success)
    await screen.see('数据结构与算法')
    const keys = invalidate.mock.calls.map(([filter]) => filter?.queryKey)
    expect(keys).toEqual(expect.arrayContaining([['course'], ['study'], ['goods']]))
    invalidate.mockRestore()
  })

  test('a membership changes the member', async () => {
    const backend = fakeBackend({
      [statusCall]: status(9),
      [listCall]: list(row({}, { goods_type: 'ROLE', goods_id: 2, goods_name: '季度会员' })),
      [memberCall]: ok({
        id: 7,
        nick_name: '孤舟听雨',
        role_id: 2,
        role_expired_at: '2030-01-01 00:00:00',
        role: { id: 2, name: '季度会员' },
      }),
    })
    const screen = await open(Success)
    await screen.see('会员已经生效')
    await settle()
    expect(backend.sentTo(memberCall)).toHaveLength(1)
    expect(useSession.getState().user?.vip?.name).toBe('季度会员')
  })

  test('without details it is still paid', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: refusal('错误') })
    const screen = await open(Success)
    await screen.see('订单详情没有加载出来')
    expect(screen.text()).toContain('支付成功')
    await press('去学习')
    expect(toTab).toHaveBeenCalledWith('/pages/course/index')
  })
})

describe('waiting', () => {
  test('leaves for the gateway once, from here', async () => {
    const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockImplementation(() => undefined)
    setDeparture('1103', 'https://pay.cn/1')
    fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    const screen = await open(Waiting)
    await screen.see('正在打开支付页面')
    expect(leaveFor.mock.calls).toEqual([['https://pay.cn/1']])
    await open(Waiting)
    expect(leaveFor).toHaveBeenCalledTimes(1)
    leaveFor.mockRestore()
  })

  test('paid: the result takes its place', async () => {
    fakeBackend({ [statusCall]: status(9), [listCall]: list(row()) })
    await open(Waiting)
    await settle()
    expect(replace).toHaveBeenCalledWith('/pages/order/success?order=1103')
  })

  test('never says that it is not paid, also not on asking', async () => {
    fakeBackend({ [statusCall]: status(1), [listCall]: list(row({ status_text: '未支付' })) })
    const screen = await open(Waiting)
    await screen.see('正在确认支付结果')
    await press('已完成支付')
    await settle()
    expect(screen.text()).toContain('还没有收到支付结果，会继续确认')
    expect(screen.text()).not.toMatch(/未支付|没有支付|支付失败/)
  })

  test('trouble leads to the cashier of the same thing', async () => {
    fakeBackend({ [statusCall]: status(5), [listCall]: list(row({ status_text: '支付中' })) })
    const screen = await open(Waiting)
    await screen.see('支付遇到问题')
    await press('支付遇到问题')
    expect(replace).toHaveBeenCalledWith('/pages/order/order?type=course&id=3')
  })

  test('trouble with an order that only this device knows (HEAD) leads there as well', async () => {
    await noteIntent()
    fakeBackend({ [statusCall]: status(5), [listCall]: list() })
    const screen = await open(Waiting)
    await screen.see('支付遇到问题')
    await press('支付遇到问题')
    expect(replace).toHaveBeenCalledWith('/pages/order/order?type=course&id=3')
  })

  test('coming back from WeChat asks at once', async () => {
    const backend = fakeBackend({ [statusCall]: status(5), [listCall]: list(row()) })
    await open(Waiting)
    await act(async () => void safeExecute('taro-app', 'onHide'))
    backend.reply(statusCall, status(9))
    await act(async () => void safeExecute('taro-app', 'onShow'))
    await settle()
    expect(replace).toHaveBeenCalledWith('/pages/order/success?order=1103')
  })
})

describe('bank transfer', () => {
  const transferCall = 'POST /api/v3/order/pay/handPay'

  test('number, amount and the server\'s words; then it waits', async () => {
    await noteIntent({ sentTo: 'handPay' })
    const backend = fakeBackend({
      [transferCall]: ok({ text: '<p>户名：知途</p><script>alert(1)</script>' }),
      [listCall]: list(row({ status_text: '支付中' })),
      [statusCall]: status(5),
    })
    const screen = await open(Pay)
    await screen.see('户名：知途')
    expect(screen.text()).toMatch(/订单号1103.*应付金额¥179\.00/)
    expect(screen.text()).not.toContain('alert(1)')
    expect(backend.sentTo(statusCall)).toEqual([])
    await press('我已转账')
    await screen.see('网校核对到账后就会开通')
    expect(backend.sentTo(statusCall)).toHaveLength(1)
    backend.reply(statusCall, status(9))
    await press('查看支付结果')
    await settle()
    expect(replace).toHaveBeenCalledWith('/pages/order/success?order=1103')
  })

  test('no words, no transfer: retry loads them', async () => {
    const backend = fakeBackend({ [transferCall]: refusal('错误'), [listCall]: noNetwork })
    const screen = await open(Pay)
    await screen.see('打款信息没有加载出来')
    backend.reply(transferCall, ok({ text: '<p>户名：知途</p>' }))
    await screen.press('重试')
    await screen.see('户名：知途')
  })
})
