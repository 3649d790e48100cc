/**
 * Core: orders and payment. See docs/backend/orders.md. Creating has a BASE and a HEAD form; single
 * lessons and mini-program pay are legacy, balance pay and top-up are inferred.
 */
import * as v from 'valibot'

import { ApiError, isException, isFinal, isMissingRoute } from '@/http/apiError'
import { withQuery } from '@/http/client'
import { request } from '@/http/request'
import { isServerMessage } from '@/http/serverMessages'
import { count, decode, int, list, rows, text, time, yuan } from '@/lib/decode'
import { amountDueCents, type Cents } from '@/lib/money'
import type { MiniPayment } from '@/platform/pay/types'

import { byDialect } from './dialect'
import { ifOffered } from './ifOffered'
import { pagedCall } from './pagedCall'

/** Nobody pays an unknown amount, so this money must be readable. */
const cents = v.pipe(yuan, v.number())
const orderNo = v.pipe(text, v.nonEmpty())

/** An accepted promo code, and what it takes off. */
export interface AppliedPromo {
  code: string
  discountCents: Cents
}

type Promo = AppliedPromo | null

export interface CreatedOrder {
  orderNo: string
  amountDueCents: Cents
  /** The code that counts in this order. */
  promo: Promo
  /** Nothing was left to pay: the thing is delivered already. */
  isPaid: boolean
  /** Hosted cashier (HEAD, good for 30 minutes); null = pay by one of `listPayments`. */
  payUrl: string | null
}

const baseOrderWire = v.object({ order_id: orderNo, charge: cents, status_text: text })

/** BASE answers the full price, so the discount is taken off here. */
async function createBase(path: string, goods: Record<string, number>, promo: Promo): Promise<CreatedOrder> {
  const wire = decode(baseOrderWire, await request({ path, body: { ...goods, promo_code: promo?.code } }))
  return {
    orderNo: wire.order_id,
    amountDueCents: amountDueCents(wire.charge, promo?.discountCents ?? 0),
    promo,
    isPaid: isServerMessage(wire.status_text, 'paid'),
    payUrl: null,
  }
}

/** Money is not guessed: what says neither yes nor no is unreadable. */
const yesOrNo = v.pipe(
  v.union([v.boolean(), v.picklist([0, 1, '0', '1'])]),
  v.transform((value) => Number(value) === 1),
)

const headOrderWire = v.object({
  order_no: orderNo,
  total: cents,
  /** 0 = no code, or one that did not count. */
  discount: yuan,
  is_paid: yesOrNo,
  pay_url: v.optional(v.string(), ''),
})

async function createHead(
  goodsType: string,
  goodsId: number,
  promo: Promo,
  more: Record<string, number> = {},
): Promise<CreatedOrder> {
  const body = { goods_type: goodsType, goods_id: goodsId, ...more, promo_code: promo?.code, agree_protocol: 1 }
  const wire = decode(headOrderWire, await request({ path: '/api/v3/order', body }))
  return {
    orderNo: wire.order_no,
    amountDueCents: wire.total,
    promo: wire.discount === 0 ? null : promo,
    isPaid: wire.is_paid,
    payUrl: wire.pay_url || null,
  }
}

/** @throws ApiError 'rejected' (`当前课程无法购买`, `请勿重复购买`); an unusable promo code is ignored silently */
export const createCourseOrder = (courseId: number, promo: Promo): Promise<CreatedOrder> =>
  byDialect('order', {
    base: () => createBase('/api/v2/order/course', { course_id: courseId }, promo),
    head: () => createHead('COURSE', courseId, promo),
  })

/** The learner has agreed to the membership terms. @throws ApiError 'rejected' with code 404 */
export const createPlanOrder = (roleId: number, promo: Promo): Promise<CreatedOrder> =>
  byDialect('order', {
    base: () => createBase('/api/v2/order/role', { role_id: roleId, agree: 1 }, promo),
    head: () => createHead('ROLE', roleId, promo),
  })

/**
 * Things of add-ons: BASE has a call for each, HEAD takes a goods type (the word of order rows). @throws as
 * `createCourseOrder`
 */
export const createAddonOrder = (
  buyPath: string,
  goodsType: string,
  id: number,
  promo: Promo,
  more: Record<string, number> = {},
): Promise<CreatedOrder> =>
  byDialect('order', {
    base: () => createBase(buyPath, { goods_id: id, ...more }, promo),
    head: () => createHead(goodsType, id, promo, more),
  })

const lessonOrderPath = '/api/v2/order/video'

/** Whether this server takes such orders. One of nothing tells: it is refused, with other words where the path is missing. */
async function takesOrders(probe: 'lessonSale' | 'topUp', path: string, signal?: AbortSignal): Promise<boolean> {
  try {
    return (await ifOffered(probe, () => request({ path, body: {}, signal, isBackground: true }))) !== null
  } catch (error) {
    if (isFinal(error) || isException(error)) return true
    throw error
  }
}

/** Whether this server sells single lessons; prices of lessons come from every server. */
export const sellsLessons = (signal?: AbortSignal) => takesOrders('lessonSale', lessonOrderPath, signal)

/** Only BASE's commercial servers sell single lessons. @throws ApiError 'rejected' (`当前视频无法购买` ...) */
export async function createLessonOrder(lessonId: number, promo: Promo): Promise<CreatedOrder> {
  try {
    return await createBase(lessonOrderPath, { video_id: lessonId }, promo)
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    throw new ApiError('rejected', { message: '这里不单独出售课时，请购买整门课程' })
  }
}

const topUpPath = '/api/v2/order/recharge'

/** Whether this server lets members top up their balance. It may have a balance without that. */
export const sellsTopUps = (signal?: AbortSignal) => takesOrders('topUp', topUpPath, signal)

/** In whole yuan; commercial servers only. @throws ApiError 'rejected' */
export async function createRechargeOrder(amountYuan: number): Promise<CreatedOrder> {
  try {
    return await createBase(topUpPath, { charge: amountYuan }, null)
  } catch (error) {
    if (!isMissingRoute(error)) throw error
    throw new ApiError('rejected', { message: '网校还没有开通充值' })
  }
}

export interface Payment {
  sign: string
  name: string
  /** Absolute URL. */
  icon: string
}

const paymentWire = v.object({ sign: v.pipe(text, v.nonEmpty()), name: text, icon: text })

/** Null = the server's hosted cashier asks instead (HEAD). */
export const listPayments = (
  scene: 'h5' | 'wechat' | 'app',
  signal?: AbortSignal,
  timeoutMs?: number,
): Promise<Payment[] | null> =>
  byDialect('order', {
    base: async () => {
      const data = await request({ path: '/api/v2/order/payments', method: 'GET', query: { scene }, signal, timeoutMs })
      return decode(rows(paymentWire), data)
    },
    head: async () => null,
  })

/** `unknown`: a new value. It counts neither as paid nor as payable. */
export type OrderStatus = 'unpaid' | 'paying' | 'cancelled' | 'paid' | 'unknown'

const statusByCode = new Map<number, OrderStatus>([
  [1, 'unpaid'],
  [5, 'paying'],
  [7, 'cancelled'],
  [9, 'paid'],
])

const statusByText = new Map<string, OrderStatus>([
  ['未支付', 'unpaid'],
  ['支付中', 'paying'],
  ['已取消', 'cancelled'],
  ['已支付', 'paid'],
])

/** @throws ApiError 'rejected' with code 404 for other members' orders */
export async function getOrderStatus(
  orderNumber: string,
  { signal, isBackground }: { signal?: AbortSignal; isBackground?: boolean } = {},
): Promise<OrderStatus> {
  const query = { order_id: orderNumber }
  const data = await request({ path: '/api/v2/order/status', method: 'GET', query, signal, isBackground })
  return statusByCode.get(decode(v.object({ status: int }), data).status) ?? 'unknown'
}

export interface Order {
  /** 0 = unreadable. */
  id: number
  /** Made of the second and the member: two orders may have the same. */
  orderNo: string
  /** Full price, without the promo code; null = unreadable. */
  chargeCents: Cents | null
  status: OrderStatus
  /** The chosen gateway, '' = none yet. A bank transfer is `transferSign`. */
  payment: string
  paymentName: string
  createdAt: Date | null
  /** Null = the server does not say (BASE). */
  refundCents: Cents | null
  /** Null = a row without goods. `type` is COURSE, ROLE, VIDEO, RECHARGE or an add-on's word. */
  goods: { type: string; id: number; name: string; thumb: string } | null
}

/** Of the bank transfer among the gateways. Rows of orders may call it 'hand', too. */
export const transferSign = 'handPay'

const orderWire = v.pipe(
  v.object({
    // An unreadable id must not cost the row: an order that is not seen would be made again.
    id: count,
    order_id: orderNo,
    charge: yuan,
    payment_method: text,
    payment_text: text,
    status_text: text,
    created_at: time,
    refund_amount: yuan,
    goods: list(v.object({ goods_id: int, goods_type: text, goods_name: text, goods_thumb: text })),
  }),
  v.transform((wire): Order => {
    const [goods] = wire.goods
    return {
      id: wire.id,
      orderNo: wire.order_id,
      chargeCents: wire.charge,
      status: statusByText.get(wire.status_text) ?? 'unknown',
      payment: wire.payment_method === 'hand' ? transferSign : wire.payment_method,
      paymentName: wire.payment_text,
      createdAt: wire.created_at,
      refundCents: wire.refund_amount,
      goods: goods
        ? {
            type: goods.goods_type,
            // A top-up has no goods; its id is the amount in yuan.
            id: goods.goods_type === 'RECHARGE' ? (wire.charge ?? 0) / 100 : goods.goods_id,
            name: goods.goods_name,
            thumb: goods.goods_thumb,
          }
        : null,
    }
  }),
)

/** Mine, newest first. HEAD lists paid ones only. */
export const listOrders = pagedCall('/api/v2/member/orders', orderWire, { sizeKey: 'page_size' })

/**
 * The first call chooses bank transfer for the order; every call answers the instructions in HTML.
 * @throws ApiError 'rejected' (`order status error`), or with code 404
 */
export async function getTransferText(orderNumber: string): Promise<string> {
  const data = await request({ path: '/api/v3/order/pay/handPay', body: { order_id: orderNumber } })
  return decode(v.object({ text }), data).text
}

/** @throws ApiError 'rejected' (`余额不足`, `订单状态错误`) */
export const payByBalance = async (orderNumber: string): Promise<void> =>
  void (await request({ path: '/api/v2/order/pay/credit2', body: { order_id: orderNumber } }))

const miniPaymentWire = v.object({
  timeStamp: text,
  nonceStr: text,
  package: v.pipe(text, v.nonEmpty()),
  signType: text,
  paySign: text,
})

/**
 * For `wx.requestPayment`; the order then counts as being paid.
 * @throws ApiError 'rejected' (`订单状态错误` ...)
 */
export const createMiniPayment = async (orderNumber: string, openid: string): Promise<MiniPayment> =>
  decode(
    miniPaymentWire,
    await request({ path: '/api/v2/order/payment/wechat/mini', body: { openid, order_id: orderNumber } }),
  )

interface WaysBack {
  /** Absolute addresses of pages of this app. */
  successUrl: string
  failUrl: string
}

interface RedirectOptions extends WaysBack {
  /** No trailing slash. */
  apiHost: string
  orderNo: string
  scene: string
  sign: string
  token: string
}

/**
 * The address that sends the browser to a gateway (BASE). It has the token, as the backend wants
 * (docs/backend/orders.md#leaving-for-a-gateway): navigate to it, never show, log or share it.
 */
export const payRedirectUrl = ({ apiHost, successUrl, failUrl, ...order }: RedirectOptions): string =>
  apiHost +
  withQuery('/api/v2/order/pay/redirect', {
    order_id: order.orderNo,
    payment: order.sign,
    payment_scene: order.scene,
    scene: order.scene,
    token: order.token,
    s_url: successUrl,
    f_url: failUrl,
  })

/** HEAD's hosted cashier, with addresses for coming back. */
export const hostedCashierUrl = (payUrl: string, { successUrl, failUrl }: WaysBack): string =>
  withQuery(payUrl, { s_url: successUrl, f_url: failUrl })
