import * as order from '@/api/order'
import * as shellPayment from '@/api/shellPayment'

import type { Dialect } from '../../sandbox/core/context'
import { appleReceipt } from './answers'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  dialect: Dialect
}

/** The calls of an operator's own app. */
export function shellPaymentTests({ mark, login, dialect }: Context): void {
  const products = () => mark('shellPayment.listAppleProducts', shellPayment.listAppleProducts())
  const wechat = (no: string) => mark('shellPayment.createWechatAppPayment', shellPayment.createWechatAppPayment(no))
  const alipay = (no: string) => mark('shellPayment.createAlipayAppPayment', shellPayment.createAlipayAppPayment(no))
  const create = () => mark('shellPayment.createAppleOrder', shellPayment.createAppleOrder('zhitu.coins.6'))
  const verify = (no: string) =>
    mark('shellPayment.verifyApplePurchase', shellPayment.verifyApplePurchase(no, appleReceipt))

  test('in an operator’s own app: Apple’s products, order and receipt, and what other apps are given', async () => {
    await login()
    if (dialect === 'head') {
      // The open core has none of it.
      expect(await products()).toBeNull()
      for (const call of [create(), verify('1'), wechat('1'), alipay('1')]) {
        await expect(call).rejects.toMatchObject({ code: 404 })
      }
      return
    }
    expect((await products())?.[0]).toEqual({ productId: 'zhitu.coins.6', priceCents: 600, coins: 6 })
    const orderNo = await create()
    expect(await verify(orderNo)).toBe(true)
    expect(await order.getOrderStatus(orderNo)).toBe('paid')
    const unpaid = async () => (await order.createRechargeOrder(6)).orderNo
    expect((await wechat(await unpaid())).prepayid).toMatch(/^wx/)
    expect((await alipay(await unpaid())).order).toContain('out_trade_no')
  })
}
