import { forgetDialect } from '@/api/dialect'
import { hostedMethod, methodsOf, miniMethod } from '@/features/order/methods'
import { abandon } from '@/features/order/orders'
import { pay, type PayRequest } from '@/features/order/pay'
import { serverClock } from '@/lib/serverClock'
import { loginAdapter } from '@/platform/login'
import { payAdapter } from '@/platform/pay'
import { useAppConfig } from '@/stores/appConfig'
import { tokenSlot, useSession } from '@/stores/session'

import { anAppConfig } from '../../factories/app'
import { aMember } from '../../factories/member'
import { noNetwork, ok, refusal } from '../../setup/backend'
import { createCall, listCall, miniCall, openShop, statusCall } from './shop'

const [alipay, transfer, balance] = methodsOf([
  { sign: 'alipay', name: '支付宝', icon: '' },
  { sign: 'handPay', name: '手动打款', icon: '' },
  { sign: 'credit2', name: '余额', icon: '' },
])
if (!alipay || !transfer || !balance) throw new Error('A known sign was skipped')

const goods = { type: 'course', id: 3 } as const
const promo = { code: 'ZT2026', discountCents: 2000 }
const wish: PayRequest = { goods, promo: null, method: alipay, shownCents: 19900 }

const requestPayment = jest.spyOn(payAdapter, 'requestPayment')
jest.spyOn(loginAdapter, 'session').mockResolvedValue({ code: 'wx' })

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  useAppConfig.setState({ config: anAppConfig() })
  useSession.setState({ user: aMember(), isLogin: true })
  tokenSlot.set('a.b.c')
  requestPayment.mockReset()
})
afterEach(() => void jest.spyOn(serverClock, 'now').mockRestore())

describe('BASE', () => {
  test('creates one order and leaves for the gateway with the ways back', async () => {
    const shop = openShop()
    const step = await pay({ ...wish, promo, shownCents: 17900 })
    expect(step).toMatchObject({ to: 'gateway', orderNo: 'base-1' })
    const url = new URL(step.to === 'gateway' ? step.url : '')
    expect(url.origin).toBe('https://api.example.com')
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      order_id: 'base-1',
      payment: 'alipay',
      payment_scene: 'h5',
      token: 'a.b.c',
      s_url: 'http://localhost/#/pages/order/success?order=base-1',
      f_url: 'http://localhost/#/pages/order/wechat_h5?order=base-1',
    })
    expect(shop.orders).toMatchObject([{ discount: 20 }])
  })

  test('ten taps, one after the other, are one order', async () => {
    const shop = openShop()
    for (let tap = 0; tap < 10; tap++) await expect(pay(wish)).resolves.toMatchObject({ orderNo: 'base-1' })
    expect(shop.orders).toHaveLength(1)
  })

  test('an order that a gateway has is shown, not sent again', async () => {
    const shop = openShop()
    await pay(wish)
    shop.become(5)
    await expect(pay(wish)).resolves.toEqual({ to: 'review' })
    expect(shop.orders).toHaveLength(1)
  })

  test('a lost answer: the order is found in the same tap, with its discount', async () => {
    const shop = openShop()
    shop.loseAnswer()
    const step = await pay({ ...wish, promo, shownCents: 17900 })
    expect(step).toMatchObject({ to: 'gateway', orderNo: 'base-1' })
    expect(shop.orders).toHaveLength(1)
  })

  test('a lost answer and no network to look: the next tap finds the order', async () => {
    const shop = openShop()
    shop.loseAnswer()
    const { backend } = shop
    let looks = 0
    backend.reply(listCall, () => (looks++ === 0 ? ok({ data: [], total: 0 }) : noNetwork)())
    await expect(pay(wish)).rejects.toMatchObject({ kind: 'offline' })
    expect(shop.orders).toHaveLength(1)

    const again = openShop()
    again.orders.push(...shop.orders)
    await expect(pay(wish)).resolves.toMatchObject({ to: 'gateway', orderNo: 'base-1' })
    expect(again.orders).toHaveLength(1)
  })

  test('a lost answer to a free order: it is paid', async () => {
    const shop = openShop()
    shop.price = 20
    shop.loseAnswer()
    const step = await pay({ ...wish, promo, shownCents: 0 })
    expect(step).toEqual({ to: 'success', orderNo: 'base-1' })
    expect(shop.orders).toHaveLength(1)
  })

  test('when nobody can say what waits, nothing is created', async () => {
    const shop = openShop()
    shop.backend.reply(listCall, noNetwork)
    await expect(pay(wish)).rejects.toMatchObject({ kind: 'offline' })
    expect(shop.orders).toEqual([])
  })

  test('an unpaid order of another device is resumed', async () => {
    const shop = openShop()
    shop.add({ no: 'theirs' })
    await expect(pay(wish)).resolves.toMatchObject({ to: 'gateway', orderNo: 'theirs' })
    expect(shop.orders).toHaveLength(1)
  })

  test('orders for other things are left alone', async () => {
    const shop = openShop()
    shop.add({ no: 'other', goodsId: 4 })
    await expect(pay(wish)).resolves.toMatchObject({ orderNo: 'base-2' })
  })

  test.each([
    { name: 'the price has changed', shownCents: 9900, promo: null },
    { name: 'the code has gone', shownCents: 19900, promo },
  ])('no other amount than the one on the button is paid: $name', async ({ shownCents, promo: used }) => {
    const shop = openShop()
    await expect(pay({ ...wish, shownCents, promo: used })).resolves.toEqual({ to: 'review' })
    expect(shop.orders).toHaveLength(1)
    await expect(pay({ ...wish, shownCents: used ? 17900 : 19900 })).resolves.toMatchObject({ to: 'gateway' })
    expect(shop.orders).toHaveLength(1)
  })

  test('nothing left to pay: success at once', async () => {
    const shop = openShop()
    shop.price = 20
    const step = await pay({ ...wish, promo, shownCents: 0 })
    expect(step).toEqual({ to: 'success', orderNo: 'base-1' })
  })

  test('paid in the meantime: success, no second order', async () => {
    const shop = openShop()
    await pay(wish)
    shop.become(9)
    await expect(pay(wish)).resolves.toEqual({ to: 'success', orderNo: 'base-1' })
  })

  test('a cancelled order is followed by a new one', async () => {
    const shop = openShop()
    await pay(wish)
    shop.become(7)
    await expect(pay(wish)).resolves.toMatchObject({ orderNo: 'base-2' })
  })

  test('an order left behind stays behind', async () => {
    const shop = openShop()
    await pay(wish)
    await abandon(goods, 'base-1')
    await expect(pay(wish)).resolves.toMatchObject({ orderNo: 'base-2' })
    await expect(pay(wish)).resolves.toMatchObject({ orderNo: 'base-2' })
    expect(shop.orders).toHaveLength(2)
  })

  test('a refusal leaves nothing behind', async () => {
    const shop = openShop()
    shop.backend.reply(createCall.base, refusal('请勿重复购买'))
    await expect(pay(wish)).rejects.toMatchObject({ message: '请勿重复购买' })
    expect(shop.backend.sentTo(listCall)).toHaveLength(1)
  })

  test('what one member left open is nothing to the next', async () => {
    openShop()
    await pay(wish)
    const next = openShop()
    useSession.setState({ user: aMember({ id: 8 }) })
    await pay(wish)
    expect(next.backend.sentTo(statusCall)).toEqual([])
    expect(next.orders).toHaveLength(1)
  })

  test('bank transfer: chosen once, then shown again', async () => {
    const shop = openShop()
    await expect(pay({ ...wish, method: transfer })).resolves.toEqual({ to: 'transfer', orderNo: 'base-1' })
    shop.become(5)
    await expect(pay(wish)).resolves.toEqual({ to: 'transfer', orderNo: 'base-1' })
  })

  test('balance: the server is asked before success', async () => {
    const shop = openShop()
    await expect(pay({ ...wish, method: balance })).resolves.toEqual({ to: 'success', orderNo: 'base-1' })
    expect(shop.backend.sentTo(statusCall)).toHaveLength(1)
  })

  test('balance too low: another way pays the same order', async () => {
    const shop = openShop()
    shop.backend.reply('POST /api/v2/order/pay/credit2', refusal('余额不足'))
    await expect(pay({ ...wish, method: balance })).rejects.toMatchObject({ message: '余额不足' })
    await expect(pay(wish)).resolves.toMatchObject({ to: 'gateway', orderNo: 'base-1' })
    expect(shop.orders).toHaveLength(1)
  })
})

describe('HEAD', () => {
  const headWish = { ...wish, method: hostedMethod }

  test('leaves for the hosted cashier, and for the same one again', async () => {
    const shop = openShop('head')
    const step = await pay({ ...headWish, promo, shownCents: 17900 })
    const url = new URL(step.to === 'gateway' ? step.url : '')
    expect(url.origin + url.pathname).toBe('https://a.cn/payment/index')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sign: 'head-1',
      s_url: 'http://localhost/#/pages/order/success?order=head-1',
      f_url: 'http://localhost/#/pages/order/wechat_h5?order=head-1',
    })
    await expect(pay({ ...headWish, shownCents: 17900 })).resolves.toEqual(step)
    expect(shop.orders).toHaveLength(1)
  })

  test('a hosted cashier that has closed is not opened again', async () => {
    const shop = openShop('head')
    await pay(headWish)
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 31 * 60_000)
    await expect(pay(headWish)).resolves.toEqual({ to: 'review' })
    expect(shop.orders).toHaveLength(1)
  })

  test('nothing left to pay: success at once', async () => {
    const shop = openShop('head')
    shop.price = 20
    const step = await pay({ ...headWish, promo, shownCents: 0 })
    expect(step).toEqual({ to: 'success', orderNo: 'head-1' })
  })

  test('an address that is none of the web is not followed', async () => {
    const shop = openShop('head')
    const bad = { order_no: '1', total: 199, discount: 0, is_paid: false, pay_url: 'javascript:alert(1)' }
    shop.backend.reply(createCall.head, ok(bad))
    await expect(pay(headWish)).rejects.toMatchObject({ kind: 'shape' })
  })
})

describe('mini-program', () => {
  const miniWish = { ...wish, method: miniMethod }

  test('the pay sheet gets what the server signed, and the server is asked afterwards', async () => {
    const shop = openShop()
    requestPayment.mockImplementation(async () => {
      shop.become(9)
      return 'paid'
    })
    await expect(pay(miniWish)).resolves.toEqual({ to: 'success', orderNo: 'base-1' })
    expect(requestPayment).toHaveBeenCalledWith(expect.objectContaining({ package: 'prepay_id=base-1' }))
    expect(shop.backend.sentTo(miniCall)[0]?.body).toEqual({ openid: 'o1', order_id: 'base-1' })
  })

  test('paid by WeChat\'s word, not yet by the server\'s: wait', async () => {
    openShop()
    requestPayment.mockResolvedValue('paid')
    await expect(pay(miniWish)).resolves.toEqual({ to: 'waiting', orderNo: 'base-1' })
  })

  test('cancelled: the order stays, and the sheet opens again for the same one', async () => {
    const shop = openShop()
    requestPayment.mockResolvedValue('cancelled')
    await expect(pay(miniWish)).resolves.toEqual({ to: 'stay' })
    await expect(pay(miniWish)).resolves.toEqual({ to: 'stay' })
    expect(shop.orders).toHaveLength(1)
    expect(shop.backend.sentTo(miniCall)).toHaveLength(1)
    expect(requestPayment).toHaveBeenCalledTimes(2)
  })

  test('a sheet that does not open says so', async () => {
    openShop()
    requestPayment.mockResolvedValue('failed')
    await expect(pay(miniWish)).rejects.toMatchObject({ message: '微信支付没有打开，请再试一次' })
  })

  test('a server without mini-program pay says so', async () => {
    const shop = openShop('head')
    shop.backend.reply(miniCall, refusal('路由不存在', 404))
    await expect(pay(miniWish)).rejects.toMatchObject({ message: '小程序里暂时不能付款' })
  })
})
