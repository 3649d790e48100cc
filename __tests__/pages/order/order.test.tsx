import { act } from 'react'

import { forgetDialect } from '@/api/dialect'
import type { AppConfig } from '@/api/app'
import { takeDeparture } from '@/features/order/departure'
import { useDialog } from '@/features/shared/dialog'
import { useVipConsent } from '@/features/shared/vipConsent'
import Order from '@/pages/order/order'
import * as navigation from '@/platform/navigation'
import { payAdapter } from '@/platform/pay'
import { tokenSlot } from '@/stores/session'

import { aMember } from '../../factories/member'
import { createCall, listCall, openShop } from '../../features/order/shop'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { alerts, control, press, settle, type, typed } from '../../setup/learner'
import { openScreen } from '../../setup/openScreen'

jest.mock('@/platform/navigation', () => ({
  openEntries: jest.fn(() => []),
  push: jest.fn(),
  replace: jest.fn(),
  toTab: jest.fn(),
  restartAt: jest.fn(),
  pop: jest.fn(() => false),
}))
const { push, replace } = jest.mocked(navigation)

const courseCall = 'GET /api/v2/course/3'
const paymentsCall = 'GET /api/v2/order/payments'
const course = (over = {}, detail = {}) =>
  ok({
    course: { id: 3, title: '数据结构与算法', thumb: 'https://a.cn/t.png', charge: 199, ...over },
    chapters: [],
    videos: [],
    isBuy: false,
    ...detail,
  })
const payments = [
  { sign: 'alipay', name: '支付宝', icon: '' },
  { sign: 'from_the_future', name: '未来支付', icon: '' },
  { sign: 'handPay', name: '手动打款', icon: '' },
]

function shopWith(dialect: 'base' | 'head' = 'base') {
  const shop = openShop(dialect)
  shop.backend.reply(courseCall, course())
  shop.backend.reply(paymentsCall, dialect === 'base' ? ok(payments) : refusal('路由不存在', 404))
  return shop
}

const aCourse: Record<string, string> = { type: 'course', id: '3' }

async function openCashier(config: Partial<AppConfig> = {}, params = aCourse) {
  const screen = await openScreen(Order, { params, user: aMember(), config })
  await settle()
  return screen
}

const pressPay = () => act(async () => document.getElementById('pay')?.click())
const answer = (isConfirmed: boolean) => act(async () => useDialog.getState().open?.answer(isConfirmed))

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  tokenSlot.set('a.b.c')
  useDialog.setState({ open: null })
  useVipConsent.setState({ hasAgreed: false })
  jest.clearAllMocks()
})

test('the bill is the server\'s; ways to pay that this client does not know are left out', async () => {
  shopWith()
  const screen = await openCashier({}, { type: 'course', id: '3', price: '1', name: '假的' })
  await screen.see('支付宝 ¥199.00')
  expect(screen.text()).toMatch(/数据结构与算法.*课程金额¥199\.00.*应付¥199\.00/)
  expect(screen.text()).toContain('手动打款')
  expect(screen.text()).not.toContain('未来支付')
  expect(screen.text()).not.toContain('假的')
})

test('two taps at once are one order, and the page that waits takes the cashier\'s place', async () => {
  const shop = shopWith()
  const screen = await openCashier()
  await screen.see('支付宝 ¥199.00')
  await act(async () => {
    document.getElementById('pay')?.click()
    document.getElementById('pay')?.click()
  })
  await settle()
  expect(shop.backend.sentTo(createCall.base)).toHaveLength(1)
  expect(replace.mock.calls).toEqual([['/pages/order/wechat_h5?order=base-1']])
  expect(takeDeparture('base-1')).toContain('order_id=base-1')
})

test('HEAD: no methods to choose here, one button to the hosted cashier', async () => {
  shopWith('head')
  const screen = await openCashier()
  await screen.see('下一步选择')
  await screen.see('去支付 ¥199.00')
  await pressPay()
  await settle()
  expect(replace).toHaveBeenCalledWith('/pages/order/wechat_h5?order=head-1')
  expect(takeDeparture('head-1')).toMatch(/^https:\/\/a\.cn\/payment\/index/)
})

describe('promo code', () => {
  const checkCall = 'GET /api/v2/promoCode/ZT2026/check'
  const code = { code: 'ZT2026', expired_at: null, invited_user_reward: 20 }

  test('a wrong one is said at the field and stays there; a good one comes off the bill', async () => {
    const { backend } = shopWith()
    backend.reply(checkCall, ok({ can_use: 0, promo_code: [] }))
    const screen = await openCashier()
    await screen.see('有优惠码，点这里输入')
    await press('优惠码有优惠码，点这里输入')
    await type('优惠码', 'ZT2026')
    await press('使用')
    await settle()
    expect(alerts()).toEqual(['没有这个优惠码，请检查后重新输入'])
    backend.reply(checkCall, ok({ can_use: 1, promo_code: code }))
    await press('使用')
    await screen.see('支付宝 ¥179.00')
    expect(screen.text()).toContain('−¥20.00')
    await pressPay()
    await settle()
    expect(backend.sentTo(createCall.base)[0]?.body).toEqual({ course_id: 3, promo_code: 'ZT2026' })
  })

  const openSheet = async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('有优惠码，点这里输入')
    await press('优惠码有优惠码，点这里输入')
    return shop
  }

  test.each([
    ['nothing', '', '请输入优惠码'],
    ['blanks', '   ', '请输入优惠码'],
  ])('%s is not sent', async (_, code, message) => {
    const { backend } = await openSheet()
    await type('优惠码', code)
    await press('使用')
    await settle()
    expect(alerts()).toEqual([message])
    expect(backend.sent.filter(({ call }) => call.includes('promoCode'))).toEqual([])
  })

  test.each([
    ['the server refuses', refusal('错误'), '错误'],
    ['there is no network', noNetwork, '网络不可用，请检查网络后重试'],
  ])('when %s it is said, the code stays, and the button is free', async (_, reply, words) => {
    const { backend } = await openSheet()
    backend.reply(checkCall, reply)
    await type('优惠码', 'ZT2026')
    await press('使用')
    await settle()
    expect(alerts()).toEqual([words])
    expect(await typed('优惠码')).toBe('ZT2026')
    expect(control('使用').getAttribute('aria-disabled')).toBeNull()
  })

  test('two taps ask once', async () => {
    const answer = held(ok({ can_use: 1, promo_code: code }))
    const { backend } = await openSheet()
    backend.reply(checkCall, answer)
    await type('优惠码', 'ZT2026')
    await act(async () => {
      control('使用').click()
      control('使用').click()
    })
    answer.release()
    await settle()
    expect(backend.sentTo(checkCall)).toHaveLength(1)
  })

  test('covers everything: no way to pay is needed', async () => {
    const shop = shopWith()
    shop.price = 20
    shop.backend.reply(courseCall, course({ charge: 20 }))
    shop.backend.reply(checkCall, ok({ can_use: 1, promo_code: { ...code, invited_user_reward: 9999 } }))
    const screen = await openCashier()
    await screen.see('有优惠码，点这里输入')
    await press('优惠码有优惠码，点这里输入')
    await type('优惠码', 'ZT2026')
    await press('使用')
    await screen.see('免费领取')
    expect(screen.text()).toContain('−¥20.00')
    expect(screen.text()).not.toContain('支付方式')
    await pressPay()
    await settle()
    expect(replace).toHaveBeenCalledWith('/pages/order/success?order=base-1')
  })

  test('there is no field while the share add-on is there', async () => {
    shopWith()
    const screen = await openCashier({ enabledAddons: ['MultiLevelShare'] })
    await screen.see('支付宝 ¥199.00')
    expect(screen.text()).not.toContain('优惠码')
  })
})

describe('an order that waits', () => {
  test('unpaid: resumed, and never made twice', async () => {
    const shop = shopWith()
    shop.add({ no: 'waiting' })
    const screen = await openCashier()
    await screen.see('这是一笔未付的订单')
    expect(screen.text()).not.toContain('点这里输入')
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(createCall.base)).toEqual([])
    expect(replace).toHaveBeenCalledWith('/pages/order/wechat_h5?order=waiting')
  })

  test('at a gateway: leads to its result; a new one only after asking', async () => {
    const shop = shopWith()
    shop.add({ no: 'sent', status: 5 })
    const screen = await openCashier()
    await screen.see('上一笔订单还在支付中')
    await press('查看支付结果')
    expect(push).toHaveBeenCalledWith('/pages/order/wechat_h5?order=sent')

    await press('重新下单')
    await answer(false)
    await settle()
    expect(screen.text()).toContain('上一笔订单还在支付中')
    await press('重新下单')
    await answer(true)
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(createCall.base)).toHaveLength(1)
    expect(replace).toHaveBeenCalledWith('/pages/order/wechat_h5?order=base-2')
  })

  test('a bank transfer: leads to its instructions', async () => {
    const shop = shopWith()
    shop.add({ no: 'hand', status: 5, payment: 'handPay' })
    const screen = await openCashier()
    await screen.see('这笔订单选了手动打款')
    await press('查看打款信息')
    expect(push).toHaveBeenCalledWith('/pages/order/pay?order=hand')
  })

  test('one that turns up with another amount is shown before it is paid', async () => {
    const shop = shopWith()
    shop.price = 150
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await screen.see('支付宝 ¥150.00')
    expect(alerts()).toEqual(['已有一笔订单，请核对金额后再付'])
    expect(replace).not.toHaveBeenCalled()
    await pressPay()
    await settle()
    expect(shop.orders).toHaveLength(1)
  })
})

describe('when it does not work', () => {
  test('no network: says that another tap is safe, and it is', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    shop.backend.reply(listCall, noNetwork)
    await pressPay()
    await screen.see('再点一次不会重复下单')
    expect(shop.orders).toEqual([])
  })

  test('the server refuses: its words', async () => {
    const { backend } = shopWith()
    backend.reply(createCall.base, refusal('当前课程无法购买'))
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await screen.see('当前课程无法购买')
  })

  test('a price that cannot be read: buying is off and says why', async () => {
    const { backend } = shopWith()
    backend.reply(courseCall, course({ charge: '面议' }))
    const screen = await openCashier()
    await screen.see('课程价格没有读出来，暂时不能购买')
    await pressPay()
    await settle()
    expect(backend.sentTo(createCall.base)).toEqual([])
  })

  test('no method is set up', async () => {
    const { backend } = shopWith()
    backend.reply(paymentsCall, ok([]))
    const screen = await openCashier()
    await screen.see('还没有可用的支付方式')
  })

  test('the methods alone do not load: retry loads them', async () => {
    const { backend } = shopWith()
    backend.reply(paymentsCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('支付方式没有加载出来')
    expect(screen.text()).toContain('数据结构与算法')
    backend.reply(paymentsCall, ok(payments))
    await screen.press('重试')
    await screen.see('支付宝 ¥199.00')
  })

  test('the offer does not load: retry loads it', async () => {
    const { backend } = shopWith()
    backend.reply(courseCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('订单信息没有加载出来')
    backend.reply(courseCall, course())
    await screen.press('重试')
    await screen.see('支付宝 ¥199.00')
  })

  test('bought already: no bill, the way to learn', async () => {
    const { backend } = shopWith()
    backend.reply(courseCall, course({}, { isBuy: true }))
    const screen = await openCashier()
    await screen.see('这门课已经可以学了')
    await press('开始学习')
    expect(replace).toHaveBeenCalledWith('/pages/course/show?id=3')
  })

  test('a wrong address', async () => {
    fakeBackend()
    const screen = await openCashier({}, { type: 'ke', id: '3' })
    await screen.see('链接不完整')
  })
})

describe('membership', () => {
  const planCall = 'GET /api/v2/role/2'
  const roleCall = 'POST /api/v2/order/role'
  const plan = ok({ id: 2, name: '季度会员', charge: 78, expire_days: 90, desc_rows: [] })

  test('needs the word on the terms: asks when the box is empty', async () => {
    const { backend } = shopWith()
    backend.reply(planCall, plan)
    backend.reply(roleCall, ok({ order_id: 'r1', charge: 78, status_text: '未支付' }))
    const screen = await openCashier({}, { type: 'role', id: '2' })
    await screen.see('支付宝 ¥78.00')
    await pressPay()
    await answer(false)
    expect(backend.sentTo(roleCall)).toEqual([])
    await pressPay()
    await answer(true)
    await settle()
    expect(backend.sentTo(roleCall)[0]?.body).toEqual({ role_id: 2, agree: 1 })
  })
})

test('content: the purchase terms are named where the academy has them', async () => {
  shopWith()
  const protocols = { user: '', privacy: '', vip: '', purchase: 'https://a.cn/p' }
  const screen = await openCashier({ protocols })
  await screen.see('《付费内容购买协议》')
  shopWith()
  const other = await openCashier()
  await other.see('支付宝 ¥199.00')
  expect(other.text()).not.toContain('《付费内容购买协议》')
})

test('where the platform forbids selling, no price, no word of buying and no call', async () => {
  const backend = fakeBackend()
  jest.replaceProperty(payAdapter, 'policy', 'hidden')
  const screen = await openCashier()
  await screen.see('这里暂时不能查看')
  expect(screen.text()).not.toMatch(/¥|购买|支付|付款|价/)
  expect(backend.sent).toEqual([])
  jest.restoreAllMocks()
})

test('there is no bill until it is known whether an order waits', async () => {
  const shop = shopWith()
  const list = held(ok({ data: [], total: 0 }))
  shop.backend.reply(listCall, list)
  const screen = await openCashier()
  expect(screen.find('正在加载')).toBeDefined()
  expect(screen.text()).not.toContain('¥199.00')
  await act(async () => list.release())
  await screen.see('支付宝 ¥199.00')
})

test('what cannot be looked up does not keep the bill back', async () => {
  const shop = shopWith()
  shop.backend.reply(listCall, refusal('错误'))
  const screen = await openCashier()
  await screen.see('支付宝 ¥199.00')
})
