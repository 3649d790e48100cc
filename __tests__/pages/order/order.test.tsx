import { safeExecute } from '@tarojs/runtime'
import { act, useState } from 'react'

import { noExtras } from '@/api/app'
import { forgetDialect } from '@/api/dialect'
import { openDraft } from '@/features/checkout/purchaseDraft'
import { topUpFor } from '@/features/checkout/topUpFor'
import { useDialog } from '@/features/shared/dialog'
import { useVipAgreement } from '@/features/shared/agreements/VipAgreement'
import Order from '@/pages/order/order'
import { clipboard } from '@/platform/clipboard'
import { device } from '@/platform/device'
import { loginAdapter } from '@/platform/login'
import { payAdapter } from '@/platform/pay'
import { env } from '@/config/env'
import { supportEnv } from '@/config/support'
import { pageLoadingDelayMs } from '@/config/limits'
import { serverClock } from '@/lib/serverClock'
import { queryClient } from '@/queries/client'
import { useAppConfig } from '@/stores/appConfig'
import { useMiniServer } from '@/stores/miniSession'
import { tokenItem, useSession } from '@/stores/session'

import { aDraft } from '../../factories/order'
import { aMember } from '../../factories/member'
import {
  balanceCall,
  courseCall,
  createCall,
  listCall,
  openShop,
  paymentsCall,
  rowOf,
  sessionCall,
  statusCall,
  topUpCall,
} from '../../features/checkout/shop'
import { fakeBackend, held, noNetwork, ok, refusal } from '../../setup/backend'
import { pass } from '../../setup/clock'
import { connectAs } from '../../setup/connect'
import { alerts, control, hide, press, settle, showAgain, type, typed } from '../../setup/learner'
import { navigation } from '../../setup/navigation'
import { type OpenScreen, openScreen, type ScreenOptions } from '../../setup/openScreen'

const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

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

async function openCashier(over: ScreenOptions = {}) {
  const screen = await openScreen(Order, { params: aCourse, user: aMember(), ...over })
  await settle()
  return screen
}

/** Types the code and takes it. */
async function takeCode(screen: OpenScreen): Promise<void> {
  await screen.see('有优惠码，点这里输入')
  await press('优惠码有优惠码，点这里输入')
  await type('优惠码', 'ZT2026')
  await press('使用')
}

const pressPay = () => act(async () => document.getElementById('pay')?.click())
const answer = (isConfirmed: boolean) => act(async () => useDialog.getState().open?.answer(isConfirmed))

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  tokenItem.set('a.b.c')
  useDialog.setState({ open: null })
  useVipAgreement.setState({ hasAgreed: false })
  jest.clearAllMocks()
})

/** Before anything is drawn anew. */
const twice = (words: string) =>
  act(async () => {
    control(words).click()
    control(words).click()
  })

/** One that stays open would keep back those of the next test. */
afterEach(async () => {
  await settle()
  while (useDialog.getState().open) await answer(false)
})

test("the bill is the server's; ways to pay that this client does not know are left out", async () => {
  shopWith()
  const screen = await openCashier({ params: { type: 'course', id: '3', price: '1', name: '假的' } })
  await screen.see('支付宝 ¥199.00')
  expect(screen.text()).toMatch(/数据结构与算法.*课程金额¥199\.00.*应付¥199\.00/)
  expect(screen.text()).toContain('手动打款')
  expect(screen.text()).not.toContain('未来支付')
  expect(screen.text()).not.toContain('假的')
})

/** The browser has left for this address, once, and "back" from there meets the page that asks. */
function expectLeft(orderNo: string, address: string): void {
  expect(leaveFor.mock.calls).toEqual([[expect.stringContaining(address)]])
  expect(navigation.address()).toBe(`/pages/order/wechat_h5?order=${orderNo}`)
}

test('two taps at once are one order, and one way to the gateway', async () => {
  const shop = shopWith()
  const screen = await openCashier()
  await screen.see('支付宝 ¥199.00')
  await act(async () => {
    document.getElementById('pay')?.click()
    document.getElementById('pay')?.click()
  })
  await settle()
  expect(shop.backend.sentTo(createCall.base)).toHaveLength(1)
  expectLeft('base-1', 'order_id=base-1')
  expect(screen.text()).toContain('正在打开支付页面')
})

test('HEAD: no methods to choose here, one button to the hosted cashier', async () => {
  shopWith('head')
  const screen = await openCashier()
  await screen.see('下一步选择')
  await screen.see('去支付 ¥199.00')
  await pressPay()
  await settle()
  expectLeft('head-1', 'https://a.cn/payment/index')
})

describe('promo code', () => {
  const checkCall = 'GET /api/v2/promoCode/ZT2026/check'
  const code = { code: 'ZT2026', expired_at: null, invited_user_reward: 20 }

  test('a wrong one is said at the field and stays there; a good one comes off the bill', async () => {
    const { backend } = shopWith()
    backend.reply(checkCall, ok({ can_use: 0, promo_code: [] }))
    const screen = await openCashier()
    await takeCode(screen)
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
    ['the server breaks', refusal('错误'), '服务器开小差了，请稍后重试'],
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

  test('a slow answer about another one than is in the field is dropped', async () => {
    const shop = shopWith()
    const slow = held(ok({ can_use: 1, promo_code: code }))
    shop.backend.reply(checkCall, slow)
    const screen = await openCashier()
    await takeCode(screen)
    await type('优惠码', 'ZT2027')
    slow.release()
    await settle()
    expect(await typed('优惠码')).toBe('ZT2027')
    expect(screen.text()).toContain('有优惠码，点这里输入')
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
    await takeCode(screen)
    await screen.see('免费领取')
    expect(screen.text()).toContain('−¥20.00')
    expect(screen.text()).not.toContain('支付方式')
    await pressPay()
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=base-1')
  })

  const withCode = async (screen: OpenScreen) => {
    await takeCode(screen)
    await screen.see('支付宝 ¥179.00')
  }

  test('spent by somebody else between typing and paying: said, off the bill, and nothing is ordered', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await withCode(screen)
    shop.spendCode()
    await pressPay()
    await screen.see('支付宝 ¥199.00')
    expect(alerts()).toEqual(['这个优惠码不能用了：可能用过、领完，或是你自己的码'])
    expect(screen.text()).toContain('有优惠码，点这里输入')
    expect(shop.orders).toEqual([])
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(createCall.base)[0]?.body).toEqual({ course_id: 3 })
  })

  test('refused: the next try does not bring it back, also when that fails', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await withCode(screen)
    shop.spendCode()
    await pressPay()
    await screen.see('支付宝 ¥199.00')
    const lost = held(noNetwork)
    shop.backend.reply(createCall.base, lost)
    await pressPay()
    await settle()
    expect(screen.text()).not.toMatch(/ZT2026|¥179/)
    await act(async () => lost.release())
    await screen.see('支付宝 ¥199.00')
    expect(screen.text()).not.toMatch(/ZT2026|¥179/)
  })

  test('ignored by HEAD: it is off the bill, as it is off the amount', async () => {
    const shop = shopWith('head')
    const screen = await openCashier()
    await takeCode(screen)
    await screen.see('去支付 ¥179.00')
    shop.backend.reply(createCall.head, () => {
      shop.add({ no: 'h1', status: 5 })
      return ok({ order_no: 'h1', total: 199, discount: 0, is_paid: false, pay_url: 'https://a.cn/pay' })()
    })
    await pressPay()
    await screen.see('去支付 ¥199.00')
    expect(alerts()).toEqual(['优惠码没有用上，请核对金额后再付'])
    expect(screen.text()).not.toMatch(/ZT2026|−¥/)
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('starting over leaves it with the order that has it, and says so', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await withCode(screen)
    shop.backend.reply(balanceCall, refusal('余额不足'))
    shop.backend.reply(paymentsCall, ok([{ sign: 'credit2', name: '余额', icon: '' }]))
    await queryClient.invalidateQueries({ queryKey: ['order', 'payments'] })
    await screen.see('余额支付 ¥179.00')
    await pressPay()
    await screen.see('接着付即可')
    await answer(false)
    await press('重新下单')
    expect(useDialog.getState().open?.text).toBe('会生成一笔新订单。请先确认上一笔没有扣款，避免付两次')
    await answer(true)
    await screen.see('余额支付 ¥199.00')
    expect(alerts()).toEqual(['优惠码记在上一笔订单上，那一笔取消后才能再用'])
    await pressPay()
    await settle()
    await answer(false)
    expect(shop.backend.sentTo(createCall.base).map(({ body }) => body)).toEqual([
      { course_id: 3, promo_code: 'ZT2026' },
      { course_id: 3 },
    ])
  })

  test('there is no field while the share add-on is there', async () => {
    shopWith()
    const screen = await openCashier({ addons: ['MultiLevelShare'] })
    await screen.see('支付宝 ¥199.00')
    expect(screen.text()).not.toContain('优惠码')
  })
})

describe('the price', () => {
  const detailKey = ['course', 'detail', 3]
  const known = { course: { title: '数据结构与算法', thumb: '', priceCents: 100 }, chapters: [], canLearn: false }

  /** The cashier, opened from a detail page that has loaded a while ago. */
  const AfterDetail = () => {
    useState(() => queryClient.setQueryData(detailKey, known, { updatedAt: Date.now() - 1_000 }))
    return <Order />
  }

  test('is asked anew under the key of the detail page: an older word of the server is never billed', async () => {
    const { backend } = shopWith()
    const answer = held(course())
    backend.reply(courseCall, answer)
    const screen = await openScreen(AfterDetail, { params: aCourse, user: aMember() })
    await settle()
    expect(screen.text()).not.toContain('¥1.00')
    await act(async () => answer.release())
    await screen.see('支付宝 ¥199.00')
    expect(backend.sentTo(courseCall)).toHaveLength(1)
    expect(queryClient.getQueryData(detailKey)).toMatchObject({ course: { priceCents: 19900 } })
  })

  test('is not taken from the detail page when it cannot be asked for', async () => {
    const { backend } = shopWith()
    backend.reply(courseCall, refusal('错误'))
    const screen = await openScreen(AfterDetail, { params: aCourse, user: aMember() })
    await screen.see('订单信息没有加载出来')
    backend.reply(courseCall, course())
    await screen.press('重试')
    await screen.see('支付宝 ¥199.00')
  })

  test("is not taken from the device's copy of an earlier visit either", async () => {
    connectAs(tokenItem.get)
    const { backend } = shopWith()
    backend.reply(courseCall, course({ charge: 99 }))
    const before = await openCashier()
    await before.see('支付宝 ¥99.00')
    before.close()
    backend.reply(courseCall, noNetwork)
    const screen = await openCashier()
    await screen.see('网络不可用')
    expect(document.getElementById('pay')).toBeNull()
    backend.reply(courseCall, course())
    await screen.press('重试')
    await screen.see('支付宝 ¥199.00')
  })
})

describe('what waits is looked up again right before an order is made', () => {
  test('another tab has ordered meanwhile', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    shop.add({ no: 'other-tab', status: 5 })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'other-tab', sentTo: 'alipay' }))
    await pressPay()
    await screen.see('上一笔订单还在支付中')
    expect(alerts()).toEqual([])
    expect(shop.backend.sentTo(createCall.base)).toEqual([])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('another device has ordered meanwhile', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    shop.add({ no: 'other-device', status: 5, payment: 'wap' })
    await pressPay()
    await screen.see('上一笔订单还在支付中')
    expect(alerts()).toEqual(['另一个页面或设备刚刚也下了单，请只付这一笔'])
    expect(shop.backend.sentTo(createCall.base)).toEqual([])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('another device orders at the same moment: the older order stays, and that is said', async () => {
    const shop = shopWith()
    shop.backend.reply(createCall.base, () => {
      shop.add({ no: 'theirs' })
      shop.add({ no: 'mine' })
      return ok({ order_id: 'mine', charge: 199, status_text: '未支付' })()
    })
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await screen.see('这是一笔未付的订单')
    expect(alerts()).toEqual(['另一个页面或设备刚刚也下了单，请只付这一笔'])
    await pressPay()
    await settle()
    expectLeft('theirs', 'order_id=theirs')
  })
})

describe('paid for WeChat, and not for the server yet', () => {
  async function charge(status: 1 | 5 | 7 | 9) {
    const shop = shopWith()
    shop.add({ no: 'charged', status, payment: 'miniapp' })
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'charged', sentTo: 'miniapp' }))
    store.charged.set('charged')
    return shop
  }

  async function openCharged(status: 1 | 5 | 7 | 9) {
    await charge(status)
    return openCashier()
  }

  test.each([1, 5, 7] as const)('state %i: no second payment is offered, and nothing is promised', async (status) => {
    const screen = await openCharged(status)
    await screen.see('已经付款，正在等网校确认，请不要再付')
    expect(document.getElementById('pay')).toBeNull()
    expect(screen.text()).not.toMatch(/重新下单|接着付|自动取消/)
    await press('查看支付结果')
    expect(navigation.pushed()).toEqual(['/pages/order/wechat_h5?order=charged'])
  })

  test('nobody can be asked: the device knows it, and offers no second payment either', async () => {
    const shop = await charge(1)
    shop.backend.reply(statusCall, noNetwork)
    const screen = await openCashier()
    await screen.see('已经付款，正在等网校确认，请不要再付')
    expect(document.getElementById('pay')).toBeNull()
    expect(screen.text()).not.toMatch(/重新下单/)
  })

  test('the word has come: the result', async () => {
    await openCharged(9)
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=charged'])
  })
})

describe('away at the gateway', () => {
  async function atGateway() {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await screen.see('正在打开支付页面')
    return shop
  }

  test('coming back to this very page leads to the one that asks', async () => {
    await atGateway()
    expect(navigation.replaced()).toEqual([])
    await act(async () => void safeExecute('taro-app', 'onHide'))
    await showAgain()
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=base-1'])
  })

  test('back by the browser’s own button, out of its memory: nothing is drawn between leaving and return', async () => {
    await atGateway()
    await act(async () => {
      window.dispatchEvent(new Event('pagehide'))
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    })
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=base-1'])
  })

  test('a gateway that does not open is no trap', async () => {
    await atGateway()
    await press('已完成支付')
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=base-1'])
    expect(leaveFor).toHaveBeenCalledTimes(1)
  })
})

describe('paid without leaving', () => {
  const withBalance = () => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok([{ sign: 'credit2', name: '余额', icon: '' }]))
    return shop
  }

  test("from the balance: the server is asked, and the result takes the cashier's place", async () => {
    const shop = withBalance()
    const screen = await openCashier()
    await screen.see('余额支付 ¥199.00')
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(statusCall)).toHaveLength(1)
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=base-1'])
  })

  test('while the agreement lies over the cashier: the page with the instructions waits for the cashier', async () => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok([{ sign: 'handPay', name: '手动打款', icon: '' }]))
    const ordering = held(ok({ order_id: 'base-1', charge: 199, status_text: '未支付' }))
    shop.backend.reply(createCall.base, ordering)
    const screen = await openCashier()
    await screen.see('数据结构与算法')
    await pressPay()
    await settle()
    await hide()
    ordering.release()
    await settle()
    expect(navigation.replaced()).toEqual([])
    await showAgain()
    await settle()
    expect(navigation.replaced()).toEqual(['/pages/order/pay?order=base-1'])
  })

  test.each([
    ['does not say so yet', ok({ status: 5 })],
    ['cannot be asked', noNetwork],
  ])('the server %s: the page that asks takes over, and nothing is paid again', async (_, reply) => {
    const shop = withBalance()
    shop.backend.reply(statusCall, reply)
    const screen = await openCashier()
    await screen.see('余额支付 ¥199.00')
    await pressPay()
    await settle()
    await pressPay()
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=base-1'])
    expect(shop.backend.sentTo(balanceCall)).toHaveLength(1)
  })
})

test('while one cashier is ordering, another one for the same thing is busy', async () => {
  const shop = shopWith()
  const answer = held(refusal('错误'))
  shop.backend.reply(createCall.base, answer)
  const Two = () => (
    <>
      <Order />
      <Order />
    </>
  )
  const screen = await openScreen(Two, { params: aCourse, user: aMember() })
  await screen.see('支付宝 ¥199.00')
  await settle()
  for (const button of document.querySelectorAll<HTMLElement>('#pay')) {
    await act(async () => button.click())
    await settle()
  }
  expect(shop.backend.sentTo(createCall.base)).toHaveLength(1)
  await act(async () => answer.release())
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
    expectLeft('waiting', 'order_id=waiting')
  })

  test('at a gateway: leads to its result; a new one only after asking', async () => {
    const shop = shopWith()
    shop.add({ no: 'sent', status: 5 })
    const screen = await openCashier()
    await screen.see('上一笔订单还在支付中')
    await press('查看支付结果')
    expect(navigation.pushed()).toContain('/pages/order/wechat_h5?order=sent')

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
    expectLeft('base-2', 'order_id=base-2')
  })

  test('at a gateway, and nobody can be asked: the device knows it, and offers no second payment', async () => {
    const shop = shopWith()
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'sent', sentTo: 'alipay' }))
    shop.backend.reply(statusCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('查看支付结果')
    expect(document.getElementById('pay')).toBeNull()
  })

  test('not sent anywhere, and nobody can be asked: the bill', async () => {
    const shop = shopWith()
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'unsent' }))
    shop.backend.reply(statusCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
  })

  test('a bank transfer: leads to its instructions', async () => {
    const shop = shopWith()
    shop.add({ no: 'hand', status: 5, payment: 'handPay' })
    const screen = await openCashier()
    await screen.see('这笔订单选了手动打款')
    await press('查看打款信息')
    expect(navigation.pushed()).toContain('/pages/order/pay?order=hand')
  })

  test('a bank transfer that was not confirmed in time: said on the bill, and the tap asks before a second payment', async () => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok([{ sign: 'handPay', name: '手动打款', icon: '' }]))
    const first = await openCashier()
    await first.see('手动打款 ¥199.00')
    await pressPay()
    await settle()
    first.close()
    shop.become(7)
    const screen = await openCashier()
    await screen.see('转过账的请联系网校核对，不要再付')
    await press('查看')
    expect(navigation.replaced()).toContain('/pages/order/wechat_h5?order=base-1')
    await pressPay()
    expect(useDialog.getState().open?.title).toBe('课程订单选过手动打款')
    await answer(false)
    await settle()
    expect(shop.orders).toHaveLength(1)
    await pressPay()
    await answer(true)
    await settle()
    expect(shop.orders).toHaveLength(2)
  })

  test.each([
    ['three days ago', 3, true],
    ['long ago', 20, false],
  ])('a bank transfer on another device, not confirmed in time, %s', async (_, days, isNamed) => {
    const shop = shopWith()
    shop.add({ no: 'hand', status: 7, payment: 'hand', createdAt: new Date(Date.now() - days * 86_400_000) })
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    expect(screen.text().includes('转过账的请联系网校核对，不要再付')).toBe(isNamed)
  })

  test('a bank transfer on another device that was not confirmed, and a later order that was: nothing to say', async () => {
    const shop = shopWith()
    shop.add({ no: 'hand', status: 7, payment: 'hand' })
    shop.add({ no: 'later', status: 9, payment: 'wap' })
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    expect(screen.text()).not.toContain('转过账')
  })

  test('a bank transfer at a server that lists paid orders only: remembered over a weekend', async () => {
    const shop = shopWith('head')
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'hand', sentTo: 'handPay' }))
    shop.add({ no: 'hand', status: 7, payment: 'hand' })
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 3 * 86_400_000)
    const screen = await openCashier()
    await screen.see('转过账的请联系网校核对，不要再付')
    jest.mocked(serverClock.now).mockRestore()
  })

  test('of orders that have ended unpaid at a gateway, none is asked about again', async () => {
    const shop = shopWith()
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'ended', sentTo: 'alipay' }))
    shop.add({ no: 'ended', status: 7, payment: 'wap' })
    const first = await openCashier()
    await first.see('支付宝 ¥199.00')
    first.close()
    store.set(aDraft({ orderNo: 'waits' }))
    shop.add({ no: 'waits', status: 1 })
    const known = shop.backend.sentTo(statusCall).length
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    const asked = shop.backend.sentTo(statusCall).slice(known)
    expect(asked.map(({ query }) => query.order_id)).toEqual(['waits'])
  })

  test('one that turns up with another amount is shown before it is paid', async () => {
    const shop = shopWith()
    shop.price = 150
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    await pressPay()
    await screen.see('支付宝 ¥150.00')
    expect(alerts()).toEqual(['价格有变，请核对金额后再付'])
    expect(leaveFor).not.toHaveBeenCalled()
    await pressPay()
    await settle()
    expect(shop.orders).toHaveLength(1)
  })
})

describe('an order that the learner chose', () => {
  const chosen = (order: string): ScreenOptions => ({ params: { ...aCourse, order } })

  /** Two wait: the older one is cheaper. */
  function shopWithTwo() {
    const shop = shopWith()
    shop.add({ no: 'older', charge: 150 })
    shop.add({ no: 'newer' })
    return shop
  }
  const endOlder = (shop: ReturnType<typeof shopWithTwo>, status: 7 | 9) => {
    const older = shop.orders.find(({ no }) => no === 'older')
    if (older) older.status = status
  }

  test('is the one that is paid, also when a newer one waits', async () => {
    const shop = shopWithTwo()
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥150.00')
    await pressPay()
    await settle()
    expect(shop.orders).toHaveLength(2)
    expectLeft('older', 'order_id=older')
  })

  test('and not the one that this device was buying with', async () => {
    shopWithTwo()
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'newer' }))
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥150.00')
    await pressPay()
    await settle()
    expectLeft('older', 'order_id=older')
    expect(store.of('newer')).toMatchObject({ sentTo: '' })
  })

  test('left behind for a new one before: it is paid with its code after all', async () => {
    const shop = shopWith()
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    shop.add({ no: 'older', discount: 20 })
    const promo = { code: 'ZT2026', discountCents: 2000 }
    store.set(aDraft({ orderNo: 'older', promo, amountDueCents: 17900 }))
    const first = await openCashier()
    await first.see('支付宝 ¥179.00')
    await press('重新下单')
    await answer(true)
    await first.see('支付宝 ¥199.00')
    first.close()
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥179.00')
    expect(screen.text()).toContain('ZT2026')
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(createCall.base)).toEqual([])
    expectLeft('older', 'order_id=older')
  })

  test('cancelled: said, and no other is paid unseen', async () => {
    const shop = shopWithTwo()
    endOlder(shop, 7)
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥199.00')
    expect(alerts()).toEqual(['你选的那笔订单已经取消，核对后再付'])
    expect(navigation.address()).toBe('/pages/order/order?type=course&id=3')
    await pressPay()
    await settle()
    expectLeft('newer', 'order_id=newer')
  })

  test('cancelled while it is on screen: the tap pays nothing else', async () => {
    const shop = shopWithTwo()
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥150.00')
    endOlder(shop, 7)
    await pressPay()
    await screen.see('支付宝 ¥199.00')
    expect(alerts()).toEqual(['你选的那笔订单已经取消，核对后再付'])
    expect(leaveFor).not.toHaveBeenCalled()
    expect(shop.orders).toHaveLength(2)
  })

  test('nothing is known of it yet: no bill for another one', async () => {
    const shop = shopWithTwo()
    shop.backend.reply(listCall, refusal('错误'))
    const screen = await openCashier(chosen('older'))
    await screen.see('订单信息没有加载出来')
    expect(document.getElementById('pay')).toBeNull()
  })

  test('paid meanwhile: the result', async () => {
    endOlder(shopWithTwo(), 9)
    await openCashier(chosen('older'))
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=older')
  })

  test.each([
    ['of another member', 'of-another'],
    ['no number', '../%00'],
    ['endless', '9'.repeat(5_000)],
  ])('%s: as if none was', async (_, orderNo) => {
    shopWithTwo()
    const screen = await openCashier(chosen(orderNo))
    await screen.see('支付宝 ¥199.00')
    expect(alerts()).toEqual([])
    await pressPay()
    await settle()
    expectLeft('newer', 'order_id=newer')
  })

  test('of another thing: as if none was', async () => {
    const shop = shopWith()
    shop.add({ no: 'another', goodsId: 4, charge: 1 })
    const screen = await openCashier(chosen('another'))
    await screen.see('支付宝 ¥199.00')
  })

  test('another one is at a gateway: it may be paid already, so the tap asks', async () => {
    const shop = shopWith()
    shop.add({ no: 'older', charge: 150 })
    shop.add({ no: 'sent', status: 5, payment: 'alipay' })
    const screen = await openCashier(chosen('older'))
    await screen.see('有一笔课程订单还没有付完，付过就不用再买')
    await screen.see('支付宝 ¥150.00')
    await pressPay()
    expect(useDialog.getState().open?.title).toBe('课程订单还没有付完')
    await answer(false)
    await settle()
    expect(leaveFor).not.toHaveBeenCalled()
    await pressPay()
    await answer(true)
    await settle()
    expectLeft('older', 'order_id=older')
  })

  test('left for a new one: the address forgets it', async () => {
    const shop = shopWith()
    shop.add({ no: 'older', charge: 150 })
    const screen = await openCashier(chosen('older'))
    await screen.see('支付宝 ¥150.00')
    await press('重新下单')
    await answer(true)
    await screen.see('支付宝 ¥199.00')
    expect(navigation.address()).toBe('/pages/order/order?type=course&id=3')
    await pressPay()
    await settle()
    expectLeft('base-2', 'order_id=base-2')
  })

  test('HEAD, whose list lacks it: the device knows it', async () => {
    const shop = shopWith('head')
    shop.add({ no: 'older' })
    useSession.setState({ user: aMember(), isLogin: true })
    const store = await openDraft({ type: 'course', id: 3 })
    store.set(aDraft({ orderNo: 'older', payUrl: 'https://a.cn/payment/index?sign=older' }))
    const screen = await openCashier(chosen('older'))
    await screen.see('去支付 ¥199.00')
    await pressPay()
    await settle()
    expectLeft('older', 'sign=older')
    expect(shop.orders).toHaveLength(1)
  })
})

describe('when it does not work', () => {
  test('no network: says that another tap is safe, and it is', async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    shop.loseAnswer()
    let looks = 0
    shop.backend.reply(listCall, () => (looks++ < 2 ? ok({ data: [], total: 0 }) : noNetwork)())
    for (let tap = 0; tap < 2; tap++) {
      await pressPay()
      await screen.see('再点一次不会重复下单')
    }
    expect(shop.orders).toHaveLength(1)

    shop.backend.reply(listCall, ok({ data: shop.orders.map(rowOf), total: 1 }))
    await pressPay()
    await settle()
    expectLeft('base-1', 'order_id=base-1')
    expect(shop.orders).toHaveLength(1)
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
    await screen.see('这门课现在没有价格，暂时不能购买')
    await pressPay()
    await settle()
    expect(backend.sentTo(createCall.base)).toEqual([])
  })

  test('no method is set up', async () => {
    const { backend } = shopWith()
    backend.reply(paymentsCall, ok([]))
    const screen = await openCashier()
    await screen.see('还没有可用的支付方式')
    expect(screen.text()).not.toContain('联系客服')
    const leave = jest.spyOn(device, 'leaveFor').mockReturnValue()
    Object.assign(supportEnv, { customerService: 'https://kf.example.com/chat' })
    await (await openCashier()).see('还没有可用的支付方式')
    await press('联系客服')
    expect(leave.mock.calls).toEqual([['https://kf.example.com/chat']])
    Object.assign(supportEnv, { customerService: '' })
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
    expect(navigation.replaced()).toContain('/pages/course/show?id=3')
  })

  test('bought elsewhere while the bill is on screen, where a second purchase is not refused: nothing is ordered', async () => {
    const shop = shopWith('head')
    const screen = await openCashier()
    await screen.see('去支付 ¥199.00')
    shop.backend.reply(courseCall, course({}, { isBuy: true }))
    await pressPay()
    await screen.see('这门课已经可以学了')
    expect(shop.orders).toEqual([])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('a wrong address', async () => {
    fakeBackend()
    const screen = await openCashier({ params: { type: 'ke', id: '3' } })
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
    const screen = await openCashier({ params: { type: 'role', id: '2' } })
    await screen.see('支付宝 ¥78.00')
    await pressPay()
    await answer(false)
    expect(backend.sentTo(roleCall)).toEqual([])
    await pressPay()
    await answer(true)
    await settle()
    expect(backend.sentTo(roleCall)[0]?.body).toEqual({ role_id: 2, agree: 1 })
  })

  test('two taps ask once', async () => {
    const { backend } = shopWith()
    backend.reply(planCall, plan)
    backend.reply(roleCall, refusal('错误'))
    const screen = await openCashier({ params: { type: 'role', id: '2' } })
    await screen.see('支付宝 ¥78.00')
    await twice('支付宝 ¥78.00')
    await answer(false)
    expect(useDialog.getState().open).toBeNull()
    await pressPay()
    await answer(true)
    await settle()
    expect(backend.sentTo(roleCall)).toHaveLength(1)
  })
})

test('two taps on 重新下单 ask once', async () => {
  const shop = shopWith()
  shop.add({ no: 'theirs' })
  const screen = await openCashier()
  await screen.see('重新下单')
  await twice('重新下单')
  await answer(true)
  expect(useDialog.getState().open).toBeNull()
})

test('content: the purchase terms are named where the academy has them', async () => {
  shopWith()
  const protocols = { user: '', privacy: '', vip: '', purchase: 'https://a.cn/p' }
  const screen = await openCashier({ config: { protocols } })
  await screen.see('《付费内容购买协议》')
  shopWith()
  const other = await openCashier()
  await other.see('支付宝 ¥199.00')
  expect(other.text()).not.toContain('《付费内容购买协议》')
})

test('where the platform forbids selling, no price, no word of buying and no call', async () => {
  const backend = fakeBackend()
  const screen = await openCashier({ selling: 'hidden' })
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
  await pass(pageLoadingDelayMs)
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

describe('in the mini-program', () => {
  const missing = refusal('路由不存在', 404)
  const copied = () => jest.mocked(clipboard.copy).mock.calls

  beforeEach(() => {
    jest.replaceProperty(payAdapter, 'scene', null)
    jest.spyOn(loginAdapter, 'session').mockResolvedValue({ code: 'wx' })
    jest.spyOn(clipboard, 'copy').mockResolvedValue()
    useMiniServer.setState({ isMissing: false })
  })
  afterEach(() => jest.restoreAllMocks())

  const shopWithoutMini = (dialect: 'base' | 'head' = 'base') => {
    const shop = shopWith(dialect)
    shop.backend.reply(sessionCall, missing)
    return shop
  }

  test('the session is asked for before anything can be ordered', async () => {
    const shop = shopWith()
    const answer = held(ok({ openid: 'o1' }))
    shop.backend.reply(sessionCall, answer)
    const screen = await openCashier()
    await screen.see('应付')
    await pressPay()
    await settle()
    expect(shop.orders).toEqual([])
    await act(async () => answer.release())
    await screen.see('微信支付 ¥199.00')
    expect(screen.text()).not.toMatch(/支付宝|手动打款/)
  })

  test('the balance pays beside WeChat, which comes first', async () => {
    const shop = shopWith()
    shop.backend.reply(sessionCall, ok({ openid: 'o1' }))
    const signs = ['credit2', 'handPay', 'wechat-jsapi']
    shop.backend.reply(paymentsCall, ok(signs.map((sign) => ({ sign, name: '', icon: '' }))))
    const screen = await openCashier()
    await screen.see('微信支付 ¥199.00')
    expect(screen.text()).not.toContain('手动打款')
    expect(shop.backend.sentTo(paymentsCall)[0]?.query).toEqual({ scene: 'wechat' })
    await screen.press('余额支付')
    await screen.see('余额支付 ¥199.00')
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(balanceCall)).toHaveLength(1)
    expect(navigation.replaced()).toEqual(['/pages/order/success?order=base-1'])
  })

  test("WeChat's sheet was opened and closed: the balance is no way for this order any more", async () => {
    const shop = shopWith()
    shop.backend.reply(sessionCall, ok({ openid: 'o1' }))
    shop.backend.reply(paymentsCall, ok(['credit2', 'wechat-jsapi'].map((sign) => ({ sign, name: '', icon: '' }))))
    jest.spyOn(payAdapter, 'requestPayment').mockResolvedValue('cancelled')
    const screen = await openCashier()
    await screen.see('余额支付')
    await pressPay()
    await settle()
    await screen.see('微信支付 ¥199.00')
    expect(screen.text()).not.toContain('余额支付')
  })

  test("back from WeChat's sheet, a silent server does not keep the learner from paying", async () => {
    const shop = shopWith()
    const silent = held(ok([]))
    jest.spyOn(payAdapter, 'requestPayment').mockImplementation(async () => {
      shop.backend.reply(statusCall, silent)
      return 'cancelled'
    })
    const screen = await openCashier()
    await screen.see('微信支付 ¥199.00')
    await pressPay()
    await settle()
    const isBusy = () => document.getElementById('pay')?.getAttribute('aria-busy')
    expect(isBusy()).toBe('true')
    await pass(6_000)
    expect(isBusy()).not.toBe('true')
    silent.release()
  })

  test('no list of other ways to pay: WeChat pays', async () => {
    const shop = shopWith()
    shop.backend.reply(sessionCall, ok({ openid: 'o1' }))
    shop.backend.reply(paymentsCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('微信支付 ¥199.00')
    expect(screen.text()).not.toMatch(/余额支付|没有加载出来/)
  })

  test('nobody can be asked: said, with a way to ask again', async () => {
    const shop = shopWith()
    shop.backend.reply(sessionCall, refusal('错误'))
    const screen = await openCashier()
    await screen.see('支付方式没有加载出来')
    shop.backend.reply(sessionCall, ok({ openid: 'o1' }))
    await screen.press('重试')
    await screen.see('微信支付 ¥199.00')
  })

  test('a server without its payment, BASE: the bank transfer, and nothing that needs a browser', async () => {
    const shop = shopWithoutMini()
    const screen = await openCashier({ config: { h5Url: 'https://h5.example.com' } })
    await screen.see('手动打款 ¥199.00')
    expect(screen.text()).not.toMatch(/微信支付|支付宝|浏览器/)
    expect(shop.backend.sentTo(paymentsCall)[0]?.query).toEqual({ scene: 'wechat' })
    await pressPay()
    await settle()
    expect(shop.orders).toHaveLength(1)
    expect(navigation.replaced()).toContain('/pages/order/pay?order=base-1')
  })

  test('BASE without a bank transfer: the address of the cashier on the H5 site, said before; nothing is ordered', async () => {
    const shop = shopWithoutMini()
    shop.backend.reply(paymentsCall, ok([{ sign: 'wechat-jsapi', name: '微信支付', icon: '' }]))
    const screen = await openCashier({ config: { h5Url: 'https://h5.example.com' } })
    await screen.see('在手机浏览器里购买 ¥199.00')
    expect(screen.text()).toContain('小程序里不能付款。复制网址，到手机浏览器里登录后购买')
    // A code would have to be typed there.
    expect(screen.text()).not.toContain('优惠码')
    await pressPay()
    await settle()
    expect(copied()).toEqual([['https://h5.example.com/#/pages/order/order?type=course&id=3']])
    expect(useDialog.getState().open?.title).toBe('购买网址已复制')
    await answer(true)
    expect(shop.orders).toEqual([])
    expect(navigation.address()).not.toContain('wechat_h5')
  })

  test("HEAD: the hosted cashier in the phone's browser, said before; then the page that asks", async () => {
    const shop = shopWithoutMini('head')
    const screen = await openCashier({ config: { h5Url: 'https://h5.example.com' } })
    await screen.see('在手机浏览器里付款 ¥199.00')
    expect(screen.text()).toContain('下单后复制付款网址，30 分钟内有效')
    expect(shop.orders).toEqual([])
    await pressPay()
    await settle()
    expect(copied()).toEqual([['https://a.cn/payment/index?sign=head-1']])
    expect(useDialog.getState().open?.title).toBe('付款网址已复制')
    expect(useDialog.getState().open?.text).toContain('30 分钟内有效')
    await answer(true)
    await settle()
    expect(navigation.replaced()).toEqual(['/pages/order/wechat_h5?order=head-1'])
  })

  test("HEAD: the hosted cashier's address, copied again later, says how long it is good for", async () => {
    shopWithoutMini('head')
    const screen = await openCashier({ config: { h5Url: 'https://h5.example.com' } })
    await screen.see('在手机浏览器里付款 ¥199.00')
    await pressPay()
    await settle()
    await answer(true)
    await settle()
    const store = await openDraft({ type: 'course', id: 3 })
    store.update('head-1', { startedAtMs: Date.now() - 27 * 60_000 })
    screen.close()
    const later = await openCashier({ config: { h5Url: 'https://h5.example.com' } })
    await later.see('在手机浏览器里付款 ¥199.00')
    await pressPay()
    await settle()
    expect(useDialog.getState().open?.text).toContain('粘贴后付款，3 分钟内有效')
  })

  test.each([
    ['the operator keeps learners here', 'https://h5.example.com', false],
    ['the config names no site', '', true],
  ])('nothing is left when %s: said before an order is made', async (_, h5Url, isBrowserPurchaseOn) => {
    jest.replaceProperty(env, 'isBrowserPurchaseOn', isBrowserPurchaseOn)
    const shop = shopWithoutMini()
    shop.backend.reply(paymentsCall, ok([]))
    const screen = await openCashier({ config: { h5Url } })
    await screen.see('还没有可用的支付方式')
    expect(screen.text()).not.toContain('浏览器')
    await pressPay()
    await settle()
    expect(shop.orders).toEqual([])
  })

  test('a code that covers everything needs no payment, here too', async () => {
    const shop = shopWithoutMini()
    shop.price = 20
    shop.backend.reply(courseCall, course({ charge: 20 }))
    const screen = await openCashier()
    await takeCode(screen)
    await screen.see('免费领取')
    await pressPay()
    await settle()
    expect(navigation.replaced()).toContain('/pages/order/success?order=base-1')
  })
})

describe('ways to pay', () => {
  const methods = () =>
    [...document.querySelectorAll('[role=radio]')].map((element) => [
      element.textContent,
      element.getAttribute('aria-checked'),
    ])
  const wire = (sign: string) => ({ sign, name: `服务器的${sign}`, icon: 'https://a.cn/wide.png' })

  test('by what they do, not as the server has them; our names and marks', async () => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok(['handPay', 'wechat-jsapi', 'credit2'].map(wire)))
    const screen = await openCashier()
    await screen.see('微信支付 ¥199.00')
    expect(methods()).toEqual([
      ['微信支付', 'true'],
      ['余额支付可用余额 ¥86.50，还差 ¥112.50', 'false'],
      ['手动打款转账后由网校核对开通', 'false'],
    ])
    expect(document.querySelector('img[src*=wide]')).toBeNull()
  })

  test.each([
    ['学币', '学币：需 1990，可用 86.5'],
    ['', '余额：需 1990，可用 86.5'],
  ])('where a coin (%s) is no yuan, the price in coins is named before the tap', async (balanceName, words) => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok(['alipay', 'credit2'].map(wire)))
    const screen = await openCashier()
    await act(async () => useAppConfig.setState({ extraConfig: { ...noExtras, balanceName, coinsPerYuan: 10 } }))
    await screen.see(words)
  })
})

describe('what was said about the last try goes with the next input', () => {
  const methodGone = async () => {
    const shop = shopWith()
    const screen = await openCashier()
    await screen.see('支付宝 ¥199.00')
    shop.backend.reply(paymentsCall, ok([{ sign: 'handPay', name: '', icon: '' }]))
    await pressPay()
    await screen.see('这种支付方式刚刚关闭了')
    return screen
  }

  test('another way to pay', async () => {
    const screen = await methodGone()
    await screen.press('手动打款')
    expect(screen.text()).not.toContain('刚刚关闭了')
  })

  test('another code', async () => {
    const screen = await methodGone()
    await takeCode(screen)
    await screen.see('−¥20.00')
    expect(alerts()).toEqual([])
  })
})

describe('an order that waits, and a price that is another by now', () => {
  test.each([
    [20, '现在的价格是 ¥20.00，重新下单更便宜'],
    [300, '现在的价格是 ¥300.00，接着付这一笔更便宜'],
    [199, '这笔订单已经有了，接着付即可'],
  ])('now ¥%s: %s', async (price, words) => {
    const shop = shopWith()
    shop.backend.reply(paymentsCall, ok([{ sign: 'credit2', name: '', icon: '' }]))
    shop.backend.reply(balanceCall, refusal('余额不足'))
    const screen = await openCashier()
    await screen.see('余额支付 ¥199.00')
    await pressPay()
    await screen.see('这笔订单已经有了，接着付即可')
    shop.backend.reply(courseCall, course({ charge: price }))
    const later = await openCashier()
    await later.see(words)
  })

  test('of another device, maybe with a code: nothing is sure', async () => {
    const shop = shopWith()
    shop.add({ no: 'theirs' })
    shop.backend.reply(courseCall, course({ charge: 20 }))
    const screen = await openCashier()
    await screen.see('现在的价格是 ¥20.00，重新下单可能更便宜')
  })
})

/** The balance pays alone. */
function shopWithBalance(yuan: number) {
  const shop = shopWith()
  const nowHas = (left: number) => shop.backend.reply('GET /api/v2/member/detail', ok({ id: 7, credit2: left }))
  shop.backend.reply(paymentsCall, ok([{ sign: 'credit2', name: '余额支付', icon: '' }]))
  nowHas(yuan)
  return { shop, nowHas }
}

test('the balance that is offered is the present one, not that of before another purchase', async () => {
  shopWithBalance(1)
  const screen = await openCashier()
  await screen.see('可用余额 ¥1.00')
})

test('too little after all, because another device has spent it: the row says what is left', async () => {
  const { shop, nowHas } = shopWithBalance(86.5)
  const screen = await openCashier()
  await screen.see('可用余额 ¥86.50')
  nowHas(1)
  shop.backend.reply(balanceCall, refusal('余额不足'))
  await pressPay()
  await settle()
  expect(useDialog.getState().open?.text).toBe('还差 ¥198.00。充值后回到这里，接着付这一笔')
  await answer(false)
  await screen.see('可用余额 ¥1.00，还差 ¥198.00')
  expect(alerts()).toEqual(['余额不足，还差 ¥198.00'])
})

describe('too little, and the learner is elsewhere when that is known', () => {
  const memberCall = 'GET /api/v2/member/detail'

  /** The refusal has come, and the balance is being read. */
  async function refusedSlowly() {
    const { shop } = shopWithBalance(1)
    await openCashier()
    await settle()
    shop.backend.reply(balanceCall, refusal('余额不足'))
    const late = held(ok({ id: 7, credit2: 1 }))
    shop.backend.reply(memberCall, late)
    await pressPay()
    await settle()
    expect(shop.backend.sentTo(balanceCall)).toHaveLength(1)
    return late
  }
  const isAsked = () => useDialog.getState().open !== null

  test('over another page nothing is asked; back at the bill it is, once', async () => {
    const late = await refusedSlowly()
    await hide()
    late.release()
    await settle()
    expect(isAsked()).toBe(false)
    await showAgain()
    await settle()
    expect(useDialog.getState().open?.confirmLabel).toBe('去充值')
    await answer(false)
    await hide()
    await showAgain()
    await settle()
    expect(isAsked()).toBe(false)
  })

  test('after a logout nothing is asked', async () => {
    const late = await refusedSlowly()
    await act(async () => useSession.getState().signOut())
    late.release()
    await settle()
    expect(isAsked()).toBe(false)
  })

  test('another login in the same place is not asked', async () => {
    const late = await refusedSlowly()
    tokenItem.set('d.e.f')
    late.release()
    await settle()
    expect(isAsked()).toBe(false)
    expect(alerts()).toEqual([])
  })

  test('another login’s answer leads nowhere, and leaves nothing behind for it', async () => {
    const late = await refusedSlowly()
    late.release()
    await settle()
    tokenItem.set('d.e.f')
    await answer(true)
    expect(navigation.pushed()).toEqual([])
    expect(topUpFor.get()).toBeNull()
  })
})

test('too little, where nobody can top up: what is missing is said, and nothing is offered', async () => {
  const { shop } = shopWithBalance(1)
  shop.backend.reply(topUpCall, refusal('路由不存在', 404))
  shop.backend.reply(balanceCall, refusal('余额不足'))
  await openCashier()
  await pressPay()
  await settle()
  expect(alerts()).toEqual(['余额不足，还差 ¥198.00'])
  expect(useDialog.getState().open).toBeNull()
})

test('an order of another device may have a code: what is missing is not known', async () => {
  const { shop } = shopWithBalance(150)
  shop.add({ no: 'theirs' })
  shop.backend.reply(balanceCall, refusal('余额不足'))
  const screen = await openCashier({ user: aMember({ balanceYuan: 150 }) })
  await screen.see('可用余额 ¥150.00')
  expect(screen.text()).not.toContain('还差')
  await pressPay()
  await settle()
  expect(alerts()).toEqual(['余额不足'])
  expect(useDialog.getState().open?.text).toBe('充值后回到这里，接着付这一笔')
})

test('too little by the server’s word, and enough by the member’s record: no amount is made up', async () => {
  const { shop } = shopWithBalance(500)
  shop.backend.reply(balanceCall, refusal('余额不足'))
  await openCashier()
  await pressPay()
  await settle()
  expect(alerts()).toEqual(['余额不足'])
  expect(useDialog.getState().open?.text).toBe('充值后回到这里，接着付这一笔')
})

test('a balance that cannot be read is not called empty', async () => {
  const shop = shopWith()
  shop.backend.reply(paymentsCall, ok([{ sign: 'credit2', name: '余额支付', icon: '' }]))
  const screen = await openScreen(Order, { params: aCourse, user: aMember({ balanceYuan: null }) })
  await screen.see('余额支付 ¥199.00')
  expect(screen.text()).not.toContain('可用')
  const known = await openCashier()
  await known.see('可用余额 ¥86.50')
})
