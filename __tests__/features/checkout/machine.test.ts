import { type CheckoutEvent, type CheckoutState, type PurchaseRequest, reduce } from '@/features/checkout/machine'
import { linkMethod, miniMethod } from '@/features/checkout/payMethods'
import { hostedMethod, methodsOf } from '@/features/checkout/payWays'
import type { PendingOrder } from '@/features/checkout/pendingOrder'

const [alipay, transfer, balance] = methodsOf([{ sign: 'alipay' }, { sign: 'handPay' }, { sign: 'credit2' }])
if (!alipay || !transfer || !balance) throw new Error('A known sign was skipped')

const orderNo = 'T1'
const promo = { code: 'ZT2026', discountCents: 2000 }
const url = 'https://pay.cn/1'
const error = new Error('offline')
const request: PurchaseRequest = { orderNo: null, promo: null, method: alipay, shownCents: 19900 }
const order: PendingOrder = {
  orderNo,
  state: 'open',
  amountDueCents: 19900,
  promo: null,
  createdElsewhere: false,
  payUrl: null,
  hasSheet: false,
}

const idle: CheckoutState = { step: 'idle' }
const failed: CheckoutState = { step: 'idle', message: 'no' }
const creating: CheckoutState = { step: 'creating', request }
const review: CheckoutState = { step: 'review', message: '已有一笔订单，请核对金额后再付' }
const shared: CheckoutState = { step: 'review', message: '另一个页面或设备刚刚也下了单，请只付这一笔' }
const ignored: CheckoutState = { step: 'review', message: '优惠码没有用上，请核对金额后再付' }
const redirecting: CheckoutState = { step: 'redirecting', orderNo, url, sign: 'alipay' }
const inSheet: CheckoutState = { step: 'paying', orderNo, by: 'sheet' }
const byBalance: CheckoutState = { step: 'paying', orderNo, by: 'balance' }
const byTransfer: CheckoutState = { step: 'paying', orderNo, by: 'transfer' }
const byLink: CheckoutState = { step: 'paying', orderNo, by: 'link', url }
const unheard: CheckoutState = { step: 'confirming', orderNo, received: 'nothing' }
const unanswered: CheckoutState = { ...unheard, error }
const open: CheckoutState = { step: 'confirming', orderNo, received: 'open' }
const timedOut: CheckoutState = { step: 'confirming', orderNo, received: 'timedOut' }
const paid: CheckoutState = { step: 'paid', orderNo }
const cancelled: CheckoutState = { step: 'cancelled', orderNo }
const missing: CheckoutState = { step: 'missing', orderNo }

const states = {
  idle,
  failed,
  creating,
  review,
  redirecting,
  inSheet,
  byBalance,
  byTransfer,
  byLink,
  unheard,
  unanswered,
  open,
  timedOut,
  paid,
  cancelled,
  missing,
}

const events = {
  pay: { type: 'pay', request },
  ordered: { type: 'ordered', order, url, isShared: false },
  failed: { type: 'failed', message: 'no' },
  closed: { type: 'closed' },
  charged: { type: 'charged' },
  returned: { type: 'returned' },
  paid: { type: 'answered', orderNo, result: 'paid' },
  cancelled: { type: 'answered', orderNo, result: 'cancelled' },
  missing: { type: 'answered', orderNo, result: 'missing' },
  open: { type: 'answered', orderNo, result: 'open' },
  timedOut: { type: 'answered', orderNo, result: 'timedOut' },
  unanswered: { type: 'unanswered', error },
  startedOver: { type: 'startedOver' },
} satisfies Record<string, CheckoutEvent>

type Next = Partial<Record<keyof typeof events, CheckoutState>>

const atTheBill: Next = { pay: creating, paid, startedOver: idle }
const charging: Next = { charged: unheard, closed: idle, failed }
const asking: Next = { paid, cancelled, missing, open, timedOut }

/** Where each event leads from each state; one that is not named leaves the state as it is. */
const transitions: Record<keyof typeof states, Next> = {
  idle: atTheBill,
  failed: atTheBill,
  review: atTheBill,
  creating: { ordered: redirecting, failed },
  redirecting: { returned: open, failed },
  inSheet: charging,
  byBalance: charging,
  byTransfer: charging,
  byLink: charging,
  unheard: { ...asking, unanswered },
  unanswered: { ...asking, unanswered },
  open: asking,
  timedOut: asking,
  cancelled: asking,
  missing: asking,
  paid: {},
}

const names = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

describe.each(names(states))('%s', (state) => {
  test.each(names(events))('%s', (event) => {
    const next = transitions[state][event]
    if (next) expect(reduce(states[state], events[event])).toEqual(next)
    else expect(reduce(states[state], events[event])).toBe(states[state])
  })
})

test('a code that has gone meanwhile is named, so that the bill drops it', () => {
  const event: CheckoutEvent = { type: 'failed', message: 'no', refusedPromo: promo }
  expect(reduce(creating, event)).toEqual({ step: 'idle', message: 'no', refusedPromo: promo })
})

test('what is different after starting over is said', () => {
  expect(reduce(review, { type: 'startedOver', message: 'gone' })).toEqual({ step: 'idle', message: 'gone' })
})

describe('the order is there', () => {
  const hosted = { payUrl: 'https://a.cn/payment/index?sign=1' }
  test.each<[string, Partial<PendingOrder>, Partial<PurchaseRequest>, string | null, CheckoutState]>([
    ['paid already', { state: 'paid', amountDueCents: 0 }, {}, null, paid],
    ['a bank transfer', { state: 'transfer' }, {}, null, byTransfer],
    ['at a gateway', { state: 'sent' }, {}, null, { step: 'review' }],
    ['paid as far as WeChat knows', { state: 'charged' }, { method: miniMethod }, null, { step: 'review' }],
    ['without the code that was chosen', { amountDueCents: 19900 }, { promo, shownCents: 17900 }, url, ignored],
    ['with the code, at another price', { promo, amountDueCents: 15000 }, { promo, shownCents: 17900 }, url, review],
    ['another amount', { amountDueCents: 15000 }, {}, url, review],
    ['an unreadable amount', { amountDueCents: null }, {}, url, review],
    ['another amount and a pay sheet', { amountDueCents: 1 }, { method: miniMethod }, null, review],
    ['to a gateway', {}, {}, url, redirecting],
    ['to the hosted cashier', hosted, { method: hostedMethod }, url, { ...redirecting, sign: '' }],
    ['to the hosted cashier, whatever was chosen', hosted, {}, url, { ...redirecting, sign: '' }],
    ['pay sheet', {}, { method: miniMethod }, null, inSheet],
    ['pay sheet, although there is a hosted cashier', hosted, { method: miniMethod }, null, inSheet],
    ["over the phone's browser", hosted, { method: linkMethod }, url, byLink],
    ['from the balance', {}, { method: balance }, null, byBalance],
    ['by bank transfer', {}, { method: transfer }, null, byTransfer],
    ['no way to pay', {}, { method: hostedMethod }, null, { step: 'idle', message: '还没有可用的支付方式' }],
  ])('%s', (_, found, wish, address, next) => {
    const state: CheckoutState = { step: 'creating', request: { ...request, ...wish } }
    const event: CheckoutEvent = { type: 'ordered', order: { ...order, ...found }, url: address, isShared: false }
    expect(reduce(state, event)).toEqual(next)
  })

  test.each<[PendingOrder['state'], CheckoutState]>([
    ['open', shared],
    ['sent', shared],
    ['charged', shared],
    ['transfer', byTransfer],
    ['paid', paid],
  ])('another tab or device has just made it, and it is %s', (state, next) => {
    expect(reduce(creating, { type: 'ordered', order: { ...order, state }, url, isShared: true })).toEqual(next)
  })
})
