/**
 * Paying inside an operator's own app: proposed paths of commercial servers (docs/backend/orders.md#other-payments).
 */
import * as v from 'valibot'

import { isMissingRoute } from '@/http/apiError'
import { request } from '@/http/request'
import { count, decode, int, rows, text, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

const filled = v.pipe(text, v.nonEmpty())

const wechatWire = v.object({
  appid: text,
  partnerid: text,
  prepayid: filled,
  package: text,
  noncestr: text,
  timestamp: text,
  sign: text,
})

const ask = (path: string, orderNo: string) => request({ path, body: { order_id: orderNo } })

/**
 * For WeChat's SDK in the operator's app. The order then counts as being paid.
 * @throws ApiError 'rejected' (`订单状态错误` ...)
 */
export const createWechatAppPayment = async (orderNo: string): Promise<Record<string, string>> =>
  decode(wechatWire, await ask('/api/v2/order/payment/wechat/app', orderNo))

/** For Alipay's SDK. */
export async function createAlipayAppPayment(orderNo: string): Promise<Record<string, string>> {
  const { data } = decode(v.object({ data: filled }), await ask('/api/v2/order/payment/alipay/app', orderNo))
  return { order: data }
}

/** Coins for the balance, sold by Apple's store. */
export interface AppleProduct {
  productId: string
  priceCents: Cents
  coins: number
}

const productWire = v.pipe(
  v.object({ product_id: filled, charge: v.pipe(yuan, v.number()), credit2: count }),
  v.transform((wire): AppleProduct => ({
    productId: wire.product_id,
    priceCents: wire.charge,
    coins: wire.credit2,
  })),
)

/** Null = this server sells nothing in Apple's store. */
export async function listAppleProducts(signal?: AbortSignal): Promise<AppleProduct[] | null> {
  try {
    return decode(rows(productWire), await request({ path: '/api/v9/apple/products', method: 'GET', signal }))
  } catch (error) {
    if (isMissingRoute(error)) return null
    throw error
  }
}

/**
 * @returns the order's number
 * @throws ApiError 'rejected' (`商品不存在`)
 */
export async function createAppleOrder(productId: string): Promise<string> {
  const data = await request({ path: '/api/v9/apple/order', body: { product_id: productId } })
  return decode(v.object({ order_id: filled }), data).order_id
}

/**
 * @returns whether the server has delivered what the receipt paid for. Sending it twice changes nothing.
 * @throws ApiError 'rejected'
 */
export async function verifyApplePurchase(orderNo: string, receipt: string): Promise<boolean> {
  const data = await request({ path: '/api/v9/apple/verify', body: { order_id: orderNo, receipt } })
  return decode(v.object({ status: int }), data).status === 9
}
