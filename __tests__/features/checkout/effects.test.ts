import Taro from '@tarojs/taro'

import { forgetDialect } from '@/api/dialect'
import { listPayments } from '@/api/order'
import { isWorking, runEffect } from '@/features/checkout/effects'
import { type CheckoutState, type PurchaseRequest, reduce } from '@/features/checkout/machine'
import { linkMethod, miniMethod } from '@/features/checkout/payMethods'
import { hostedMethod, methodsOf } from '@/features/checkout/payWays'
import { abandon } from '@/features/checkout/pendingOrder'
import { useDialog } from '@/features/shared/dialog'
import { serverClock } from '@/lib/serverClock'
import { clipboard } from '@/platform/clipboard'
import { payAdapter } from '@/platform/pay'
import { useAppConfig } from '@/stores/appConfig'
import { openidItem, tokenItem, useSession } from '@/stores/session'

import { anAppConfig } from '../../factories/app'
import { aMember } from '../../factories/member'
import { held, noNetwork, ok, refusal } from '../../setup/backend'
import { navigation } from '../../setup/navigation'
import { balanceCall, checkCall, createCall, listCall, miniCall, openShop, paymentsCall, statusCall } from './shop'

const [alipay, transfer, balance] = methodsOf([{ sign: 'alipay' }, { sign: 'handPay' }, { sign: 'credit2' }])
if (!alipay || !transfer || !balance) throw new Error('A known sign was skipped')

const goods = { type: 'course', id: 3 } as const
const promo = { code: 'ZT2026', discountCents: 2000 }
const wish: PurchaseRequest = { orderNo: null, promo: null, method: alipay, shownCents: 19900 }

/** One tap on "pay": the machine with its effects, until nothing follows by itself. */
async function pay(request: PurchaseRequest): Promise<CheckoutState> {
  let state = reduce({ step: 'idle' }, { type: 'pay', request })
  while (isWorking(state)) {
    const event = await runEffect(goods, state)
    if (!event) return state
    state = reduce(state, event)
  }
  return state
}

const sentAway = (orderNo: string) => ({ step: 'redirecting', orderNo })
const failed = (message: RegExp) => ({ step: 'idle', message: expect.stringMatching(message) })
const repriced = { step: 'review', message: '价格有变，请核对金额后再付' }
/** The banner of the waiting order says it all. */
const waiting = { step: 'review' }
const shared = { step: 'review', message: '另一个页面或设备刚刚也下了单，请只付这一笔' }
const addressOf = (state: CheckoutState) => new URL(state.step === 'redirecting' ? state.url : '')

const requestPayment = jest.spyOn(payAdapter, 'requestPayment')
const leaveFor = jest.spyOn(payAdapter, 'leaveFor').mockReturnValue()

beforeEach(() => {
  localStorage.clear()
  forgetDialect()
  useAppConfig.setState({ config: anAppConfig() })
  useSession.setState({ user: aMember(), isLogin: true })
  tokenItem.set('a.b.c')
  openidItem.set('o1')
  requestPayment.mockReset()
  leaveFor.mockClear()
})
afterEach(() => void jest.spyOn(serverClock, 'now').mockRestore())

describe('BASE', () => {
  test('creates one order and leaves for the gateway with the ways back', async () => {
    const shop = openShop()
    const state = await pay({ ...wish, promo, shownCents: 17900 })
    expect(state).toMatchObject(sentAway('base-1'))
    const url = addressOf(state)
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
    expect(leaveFor.mock.calls).toEqual([[url.href]])
  })

  test('the page that asks is what "back" meets: the address is set before the browser leaves', async () => {
    openShop()
    const left: string[] = []
    leaveFor.mockImplementationOnce(() => void left.push(navigation.address()))
    await pay(wish)
    expect(left).toEqual(['/pages/order/wechat_h5?order=base-1'])
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
    await expect(pay(wish)).resolves.toEqual(waiting)
    expect(shop.orders).toHaveLength(1)
  })

  test('a lost answer: the order is found in the same tap, with its discount', async () => {
    const shop = openShop()
    shop.loseAnswer()
    const state = await pay({ ...wish, promo, shownCents: 17900 })
    expect(state).toMatchObject(sentAway('base-1'))
    expect(shop.orders).toHaveLength(1)
  })

  test('a lost answer and no network to look: the next tap finds the order', async () => {
    const shop = openShop()
    shop.loseAnswer()
    const { backend } = shop
    let looks = 0
    backend.reply(listCall, () => (looks++ < 2 ? ok({ data: [], total: 0 }) : noNetwork)())
    await expect(pay(wish)).resolves.toEqual(failed(/网络不可用.*再点一次不会重复下单/))
    expect(shop.orders).toHaveLength(1)

    const again = openShop()
    again.orders.push(...shop.orders)
    await expect(pay(wish)).resolves.toMatchObject(sentAway('base-1'))
    expect(again.orders).toHaveLength(1)
  })

  test('a lost answer to a free order: it is paid', async () => {
    const shop = openShop()
    shop.price = 20
    shop.loseAnswer()
    const state = await pay({ ...wish, promo, shownCents: 0 })
    expect(state).toEqual({ step: 'paid', orderNo: 'base-1' })
    expect(shop.orders).toHaveLength(1)
  })

  test('when nobody can say what waits, nothing is created', async () => {
    const shop = openShop()
    shop.backend.reply(listCall, noNetwork)
    await expect(pay(wish)).resolves.toEqual(failed(/网络不可用.*再点一次不会重复下单/))
    expect(shop.orders).toEqual([])
  })

  test('an unpaid order of another device is resumed', async () => {
    const shop = openShop()
    shop.add({ no: 'theirs' })
    await expect(pay({ ...wish, orderNo: 'theirs' })).resolves.toMatchObject(sentAway('theirs'))
    expect(shop.orders).toHaveLength(1)
  })

  test('one that is not on the bill is shown before it is paid', async () => {
    const shop = openShop()
    shop.add({ no: 'theirs' })
    await expect(pay(wish)).resolves.toEqual(shared)
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
    await expect(pay({ ...wish, shownCents, promo: used })).resolves.toEqual(repriced)
    expect(shop.orders).toHaveLength(1)
    await expect(pay({ ...wish, shownCents: used ? 17900 : 19900 })).resolves.toMatchObject({ step: 'redirecting' })
    expect(shop.orders).toHaveLength(1)
  })

  test('nothing left to pay: success at once', async () => {
    const shop = openShop()
    shop.price = 20
    const state = await pay({ ...wish, promo, shownCents: 0 })
    expect(state).toEqual({ step: 'paid', orderNo: 'base-1' })
  })

  test('paid in the meantime: success, no second order', async () => {
    const shop = openShop()
    await pay(wish)
    shop.become(9)
    await expect(pay(wish)).resolves.toEqual({ step: 'paid', orderNo: 'base-1' })
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
    await expect(pay(wish)).resolves.toEqual(failed(/请勿重复购买/))
    expect(shop.backend.sentTo(listCall)).toHaveLength(2)
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
    await expect(pay({ ...wish, method: transfer })).resolves.toEqual({
      step: 'paying',
      by: 'transfer',
      orderNo: 'base-1',
    })
    shop.become(5)
    await expect(pay(wish)).resolves.toEqual({ step: 'paying', by: 'transfer', orderNo: 'base-1' })
  })

  test('balance: charged, and the server is to be asked before success', async () => {
    const shop = openShop()
    await expect(pay({ ...wish, method: balance })).resolves.toMatchObject({ step: 'confirming', received: 'nothing' })
    expect(shop.backend.sentTo(balanceCall)).toHaveLength(1)
  })

  test('a gateway that was closed since the bill was drawn: said, and nothing is ordered', async () => {
    const shop = openShop()
    shop.backend.reply(paymentsCall, ok([{ sign: 'handPay' }]))
    await expect(pay(wish)).resolves.toEqual(failed(/这种支付方式刚刚关闭了，请换一种/))
    expect(shop.orders).toEqual([])
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('whether the gateway is open is asked beside all else', async () => {
    const shop = openShop()
    const surroundings = held(ok({ data: [], total: 0 }))
    shop.backend.reply(listCall, surroundings)
    const asked = new Promise<void>((resolve) => {
      shop.backend.reply(paymentsCall, () => (resolve(), ok([{ sign: 'alipay' }])()))
    })
    const paying = pay(wish)
    await asked
    surroundings.release()
    await expect(paying).resolves.toMatchObject(sentAway('base-1'))
  })

  test('balance too low: another way pays the same order', async () => {
    const shop = openShop()
    shop.backend.reply(balanceCall, refusal('余额不足'))
    await expect(pay({ ...wish, method: balance })).resolves.toMatchObject({
      ...failed(/余额不足/),
      topUp: { title: '余额不足', confirmLabel: '去充值' },
    })
    await expect(pay(wish)).resolves.toMatchObject(sentAway('base-1'))
    expect(shop.orders).toHaveLength(1)
  })
})

describe('two devices at the same moment', () => {
  /** What the server makes of both, one after the other; ours is called `mine`. */
  const racing = (...made: string[]) => {
    const shop = openShop()
    shop.backend.reply(createCall.base, () => {
      for (const no of made) shop.add({ no })
      return ok({ order_id: 'mine', charge: 199, status_text: '未支付' })()
    })
    return shop
  }

  test('the older order is kept, shown before it is paid, and ours stays behind', async () => {
    const shop = racing('theirs', 'mine')
    const seen = { ...wish, orderNo: 'theirs' }
    await expect(pay(wish)).resolves.toEqual(shared)
    await expect(pay(seen)).resolves.toMatchObject(sentAway('theirs'))
    shop.backend.reply(statusCall, refusal('资源不存在', 404))
    await expect(pay(seen)).resolves.toMatchObject(sentAway('theirs'))
    expect(shop.backend.sentTo(createCall.base)).toHaveLength(1)
  })

  test('the older one is at a gateway already: nothing is left to pay here', async () => {
    const shop = racing('theirs', 'mine')
    await pay(wish)
    Object.assign(shop.orders[1] ?? {}, { status: 5 })
    await expect(pay({ ...wish, orderNo: 'theirs' })).resolves.toEqual(waiting)
    expect(leaveFor).not.toHaveBeenCalled()
  })

  test('our own is the older one: it is paid', async () => {
    racing('mine', 'theirs')
    await expect(pay(wish)).resolves.toMatchObject(sentAway('mine'))
  })

  test('an order left behind is none of them', async () => {
    const shop = openShop()
    await pay(wish)
    await abandon(goods, 'base-1')
    await expect(pay(wish)).resolves.toMatchObject(sentAway('base-2'))
    expect(shop.orders).toHaveLength(2)
  })

  test('when nobody can be asked after the order was made, it is paid', async () => {
    const shop = openShop()
    let looks = 0
    shop.backend.reply(listCall, () => (looks++ < 2 ? ok({ data: [], total: 0 }) : noNetwork)())
    await expect(pay(wish)).resolves.toMatchObject(sentAway('base-1'))
  })
})

describe('a promo code', () => {
  const cheaper = { ...wish, promo, shownCents: 17900 }

  test('that has gone since it was typed: no order, the reason, and which code it is', async () => {
    const shop = openShop()
    shop.spendCode()
    await expect(pay(cheaper)).resolves.toEqual({
      step: 'idle',
      message: '这个优惠码不能用了：可能用过、领完，或是你自己的码',
      refusedPromo: promo,
    })
    expect(shop.orders).toEqual([])
  })

  test('that takes off less than it did is shown before anything is paid', async () => {
    const shop = openShop()
    shop.backend.reply(
      checkCall,
      ok({ can_use: 1, promo_code: { code: 'ZT2026', expired_at: null, invited_user_reward: 10 } }),
    )
    await expect(pay(cheaper)).resolves.toEqual(repriced)
    await expect(pay({ ...cheaper, shownCents: 18900 })).resolves.toMatchObject(sentAway('base-1'))
  })

  test('that nobody can be asked about makes no order', async () => {
    const shop = openShop()
    shop.backend.reply(checkCall, noNetwork)
    await expect(pay(cheaper)).resolves.toEqual(failed(/再点一次不会重复下单/))
    expect(shop.orders).toEqual([])
  })

  test('is asked about once more only where an order is made', async () => {
    const shop = openShop()
    await pay(cheaper)
    await expect(pay(cheaper)).resolves.toMatchObject(sentAway('base-1'))
    expect(shop.backend.sentTo(checkCall)).toHaveLength(1)
  })

  test("that HEAD ignores: the server's amount, and why", async () => {
    const shop = openShop('head')
    const ignored = { order_no: 'h1', total: 199, discount: 0, is_paid: false, pay_url: 'https://a.cn/pay' }
    shop.backend.reply(createCall.head, ok(ignored))
    shop.add({ no: 'h1', status: 5 })
    const message = '优惠码没有用上，请核对金额后再付'
    await expect(pay({ ...cheaper, method: hostedMethod })).resolves.toEqual({ step: 'review', message })
    await expect(pay({ ...wish, method: hostedMethod })).resolves.toMatchObject(sentAway('h1'))
  })
})

describe('what the device notes', () => {
  test.each([
    ['ahead', -3],
    ['behind', 3],
  ])(
    "is dated by the server's clock: a phone that is hours %s knows its order and its code again",
    async (_, hours) => {
      const shop = openShop()
      shop.nowMs = () => Date.now() + hours * 3600_000
      jest.spyOn(serverClock, 'now').mockImplementation(shop.nowMs)
      shop.loseAnswer()
      await expect(pay({ ...wish, promo, shownCents: 17900 })).resolves.toMatchObject(sentAway('base-1'))
      expect(shop.orders).toHaveLength(1)
    },
  )

  test("lasts by the server's clock, too", async () => {
    openShop('head')
    await pay({ ...wish, method: hostedMethod })
    const serverNow = jest.spyOn(serverClock, 'now')
    const phone = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 60_000)
    serverNow.mockReturnValue(Date.now() - 40 * 60_000)
    const state = await pay({ ...wish, method: hostedMethod })
    phone.mockRestore()
    expect(state).toMatchObject(sentAway('head-1'))
  })

  describe('when the storage is full', () => {
    beforeEach(() => {
      jest.spyOn(Taro, 'setStorageSync').mockImplementation(() => {
        throw new Error('QuotaExceededError')
      })
    })
    afterEach(() => void jest.mocked(Taro.setStorageSync).mockRestore())

    test.each(['base', 'head'] as const)('%s: ten taps are one order', async (dialect) => {
      useSession.setState({ user: aMember({ id: dialect === 'base' ? 81 : 82 }) })
      const shop = openShop(dialect)
      const method = dialect === 'base' ? alipay : hostedMethod
      for (let tap = 0; tap < 10; tap++) {
        await expect(pay({ ...wish, method })).resolves.toMatchObject(sentAway(`${dialect}-1`))
      }
      expect(shop.orders).toHaveLength(1)
    })

    test('what WeChat was paid is not paid again', async () => {
      useSession.setState({ user: aMember({ id: 83 }) })
      openShop()
      requestPayment.mockResolvedValue('paid')
      await pay({ ...wish, method: miniMethod })
      await expect(pay({ ...wish, method: miniMethod })).resolves.toEqual(waiting)
      expect(requestPayment).toHaveBeenCalledTimes(1)
    })
  })
})

describe('HEAD', () => {
  const headWish = { ...wish, method: hostedMethod }

  test('leaves for the hosted cashier, and for the same one again', async () => {
    const shop = openShop('head')
    const state = await pay({ ...headWish, promo, shownCents: 17900 })
    const url = addressOf(state)
    expect(url.origin + url.pathname).toBe('https://a.cn/payment/index')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      sign: 'head-1',
      s_url: 'http://localhost/#/pages/order/success?order=head-1',
      f_url: 'http://localhost/#/pages/order/wechat_h5?order=head-1',
    })
    await expect(pay({ ...headWish, shownCents: 17900 })).resolves.toEqual(state)
    expect(shop.orders).toHaveLength(1)
  })

  test('a hosted cashier that has closed is not opened again', async () => {
    const shop = openShop('head')
    await pay(headWish)
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 31 * 60_000)
    await expect(pay(headWish)).resolves.toEqual(waiting)
    expect(shop.orders).toHaveLength(1)
  })

  test('nothing left to pay: success at once', async () => {
    const shop = openShop('head')
    shop.price = 20
    const state = await pay({ ...headWish, promo, shownCents: 0 })
    expect(state).toEqual({ step: 'paid', orderNo: 'head-1' })
  })

  test('an address that is none of the web is not followed', async () => {
    const shop = openShop('head')
    const bad = { order_no: '1', total: 199, discount: 0, is_paid: false, pay_url: 'javascript:alert(1)' }
    shop.backend.reply(createCall.head, ok(bad))
    await expect(pay(headWish)).resolves.toEqual(failed(/再点一次不会重复下单/))
  })
})

describe('HEAD: an order whose answer is lost', () => {
  const headWish = { ...wish, method: hostedMethod }
  beforeEach(() => useAppConfig.setState({ config: anAppConfig({ listsPaidOrdersOnly: true }) }))

  test('unpaid ones are not listed: nothing is promised that cannot be kept', async () => {
    const shop = openShop('head')
    shop.loseAnswer()
    const state = await pay(headWish)
    expect(state).toEqual(failed(/刚才可能已经下单/))
    expect(state).not.toEqual(failed(/不会重复下单/))
  })

  test('so it is at a release whose config does not say so: its ways to pay have told', async () => {
    useAppConfig.setState({ config: anAppConfig({ listsPaidOrdersOnly: false }) })
    const shop = openShop('head')
    await listPayments('h5')
    shop.loseAnswer()
    await expect(pay(headWish)).resolves.toEqual(failed(/刚才可能已经下单/))
  })

  test('what could not be asked before has ordered nothing', async () => {
    const shop = openShop('head')
    shop.backend.reply(listCall, noNetwork)
    await expect(pay(headWish)).resolves.toEqual(failed(/再点一次不会重复下单/))
  })

  test('one that costs nothing is listed: it is found', async () => {
    const shop = openShop('head')
    shop.price = 20
    shop.loseAnswer()
    const free = { ...headWish, promo, shownCents: 0 }
    await expect(pay(free)).resolves.toEqual({ step: 'paid', orderNo: 'head-1' })
  })

  test.each([
    [
      'without the code: the new amount is shown first',
      true,
      { message: '价格有变，请核对金额后再付', refusedPromo: promo },
    ],
    ['waits for the code', false, { message: expect.stringContaining('约 60 分钟后退回') }],
  ])('holds the promo code, which is said; the learner %s', async (_, paysWithout, outcome) => {
    const shop = openShop('head')
    const wanted = { ...headWish, promo, shownCents: 17900 }
    shop.loseAnswer()
    await pay(wanted)
    shop.spendCode()
    const asked: unknown[] = []
    const stop = useDialog.subscribe(({ open }) => {
      if (!open) return
      asked.push([open.text, open.confirmLabel, open.cancelLabel])
      setTimeout(() => open.answer(paysWithout))
    })
    await expect(pay(wanted)).resolves.toEqual({ step: 'idle', ...outcome })
    stop()
    const words = expect.stringContaining('记在刚才没有收到回音的那笔订单上')
    expect(asked).toEqual([[words, '不用优惠码付', '等它退回']])
    expect(shop.orders).toHaveLength(1)
  })

  test('another code, or one that somebody else has spent, is refused as before', async () => {
    const shop = openShop('head')
    shop.spendCode()
    await expect(pay({ ...headWish, promo, shownCents: 17900 })).resolves.toEqual({
      ...failed(/这个优惠码不能用了/),
      refusedPromo: promo,
    })
  })

  test('the bill is not asked for ways to pay once the dialect is known', async () => {
    const shop = openShop('head')
    await pay(headWish)
    await expect(listPayments('h5')).resolves.toBeNull()
    expect(shop.backend.sentTo(paymentsCall)).toEqual([])
  })
})

describe('mini-program', () => {
  const miniWish = { ...wish, method: miniMethod }

  test('the pay sheet gets what the server signed; its word is not success yet', async () => {
    const shop = openShop()
    requestPayment.mockResolvedValue('paid')
    await expect(pay(miniWish)).resolves.toEqual({ step: 'confirming', orderNo: 'base-1', received: 'nothing' })
    expect(requestPayment).toHaveBeenCalledWith(expect.objectContaining({ package: 'prepay_id=base-1' }))
    expect(shop.backend.sentTo(miniCall)[0]?.body).toEqual({ openid: 'o1', order_id: 'base-1' })
  })

  test.each([
    ['is being paid', 5, waiting],
    ['is not paid', 1, waiting],
    ['has ended', 7, waiting],
    ['is paid', 9, { step: 'paid', orderNo: 'base-1' }],
  ] as const)('paid for WeChat, and the server says that it %s: nothing is paid twice', async (_, status, next) => {
    const shop = openShop()
    requestPayment.mockResolvedValue('paid')
    await pay(miniWish)
    shop.become(status)
    await expect(pay(miniWish)).resolves.toEqual(next)
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 59 * 60_000)
    await expect(pay(miniWish)).resolves.toEqual(next)
    expect(shop.orders).toHaveLength(1)
    expect(requestPayment).toHaveBeenCalledTimes(1)
  })

  test("an hour of the server's not knowing outweighs WeChat's word", async () => {
    const shop = openShop()
    requestPayment.mockResolvedValue('paid')
    await pay(miniWish)
    shop.become(7)
    jest.spyOn(serverClock, 'now').mockReturnValue(Date.now() + 61 * 60_000)
    await expect(pay(miniWish)).resolves.toMatchObject({ step: 'confirming', orderNo: 'base-2' })
  })

  /** The sheet opens, and nothing is heard of it any more. */
  const killUnderSheet = () =>
    new Promise<void>((resolve) => {
      requestPayment.mockImplementation(() => (resolve(), new Promise(() => undefined)))
      void pay(miniWish)
    })

  test('killed under the sheet: nobody knows, so the sheet does not open again', async () => {
    openShop()
    await killUnderSheet()
    await expect(pay(miniWish)).resolves.toEqual(waiting)
    expect(requestPayment).toHaveBeenCalledTimes(1)
  })

  test('cancelled: the order stays, and the sheet opens again for the same one', async () => {
    const shop = openShop()
    requestPayment.mockResolvedValue('cancelled')
    await expect(pay(miniWish)).resolves.toEqual({ step: 'idle' })
    await expect(pay(miniWish)).resolves.toEqual({ step: 'idle' })
    expect(shop.orders).toHaveLength(1)
    expect(shop.backend.sentTo(miniCall)).toHaveLength(1)
    expect(requestPayment).toHaveBeenCalledTimes(2)
  })

  /** The order becomes "paying", and the answer does not arrive. */
  const loseSheet = ({ backend, become }: ReturnType<typeof openShop>, reply = noNetwork) =>
    backend.reply(miniCall, () => (become(5), reply()))

  test.each([
    ['is lost', noNetwork, /网络不可用.*再点一次不会重复下单/],
    ['is an exception', refusal('system error'), /再点一次不会重复下单/],
  ])('the answer that opens the sheet %s: the next tap asks once more, for the same order', async (_, reply, words) => {
    const shop = openShop()
    loseSheet(shop, reply)
    await expect(pay(miniWish)).resolves.toEqual(failed(words))
    const signed = { timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's', package: 'prepay_id=again' }
    shop.backend.reply(miniCall, ok(signed))
    requestPayment.mockResolvedValue('paid')
    await expect(pay(miniWish)).resolves.toEqual({ step: 'confirming', orderNo: 'base-1', received: 'nothing' })
    expect(requestPayment.mock.calls).toEqual([[signed]])
    await expect(pay(miniWish)).resolves.toEqual(waiting)
    expect(shop.orders).toHaveLength(1)
  })

  test('and a server that signs an order only once refuses: the way on is said', async () => {
    const shop = openShop()
    loseSheet(shop)
    await pay(miniWish)
    shop.backend.reply(miniCall, refusal('订单状态错误'))
    await expect(pay(miniWish)).resolves.toEqual(failed(/这笔订单不能再付了，请重新下单/))
    expect(shop.backend.sentTo(miniCall)).toHaveLength(2)
    expect(shop.orders).toHaveLength(1)
    expect(requestPayment).not.toHaveBeenCalled()
  })

  test('killed under the sheet of the second answer: nobody knows, so it does not open again', async () => {
    const shop = openShop()
    loseSheet(shop)
    await pay(miniWish)
    shop.backend.reply(miniCall, ok({ timeStamp: '1', nonceStr: 'n', signType: 'RSA', paySign: 's', package: 'p' }))
    await killUnderSheet()
    await expect(pay(miniWish)).resolves.toEqual(waiting)
    expect(requestPayment).toHaveBeenCalledTimes(1)
  })

  test('the order is refused as being paid, at a gateway of another device: it is not asked for again', async () => {
    const shop = openShop()
    shop.backend.reply(miniCall, () => (shop.become(5), refusal('订单状态错误')()))
    await expect(pay(miniWish)).resolves.toEqual(failed(/不能再付了/))
    await expect(pay(miniWish)).resolves.toEqual(waiting)
    expect(shop.backend.sentTo(miniCall)).toHaveLength(1)
  })

  test('a sheet that does not open says so', async () => {
    openShop()
    requestPayment.mockResolvedValue('failed')
    await expect(pay(miniWish)).resolves.toEqual(failed(/微信支付没有打开，请再试一次/))
  })

  test('a server without mini-program pay says so', async () => {
    const shop = openShop('head')
    shop.backend.reply(miniCall, refusal('路由不存在', 404))
    await expect(pay(miniWish)).resolves.toEqual(failed(/小程序里暂时不能付款/))
  })
})

describe("mini-program, HEAD: by the phone's browser", () => {
  const linkWish = { ...wish, method: linkMethod }
  const copy = jest.spyOn(clipboard, 'copy')
  beforeEach(() => copy.mockReset().mockResolvedValue())

  const answerNext = () =>
    useDialog.subscribe(({ open }) => {
      if (open) setTimeout(() => open.answer(true))
    })

  test('the address of the hosted cashier is copied as it is, and the server is asked after that', async () => {
    const shop = openShop('head')
    const stop = answerNext()
    const state = await pay(linkWish)
    stop()
    expect(state).toEqual({ step: 'confirming', orderNo: 'head-1', received: 'nothing' })
    expect(copy.mock.calls).toEqual([['https://a.cn/payment/index?sign=head-1']])
    expect(shop.orders).toHaveLength(1)
  })

  test('refused by WeChat: said, and the next tap copies the same one', async () => {
    const shop = openShop('head')
    copy.mockRejectedValueOnce(new Error('setClipboardData:fail'))
    await expect(pay(linkWish)).resolves.toEqual(failed(/网址没有复制成功，请再试一次/))
    const stop = answerNext()
    await expect(pay(linkWish)).resolves.toMatchObject({ step: 'confirming', orderNo: 'head-1' })
    stop()
    expect(shop.orders).toHaveLength(1)
  })
})
