import type { Order } from '@/api/order'
import { kindByName } from '@/goods/kinds'
import type { RouteLocation } from '@/routes/codec'

import { texts } from './texts'

/** What can be done with an order: the words on its one button, and where that leads. */
export interface OrderAction {
  label: string
  target: RouteLocation
  /** Paying is what matters now. */
  isUrgent: boolean
}

/** How rows name a bank transfer; its page says where the money has to go. */
const transferMethods = ['hand', 'handPay']

function payingAction({ orderNo, payment }: Order): OrderAction {
  const params = { order: orderNo }
  return transferMethods.includes(payment)
    ? { label: texts.seeTransfer, target: { name: 'orderPay', params }, isUrgent: true }
    : { label: texts.seeResult, target: { name: 'orderWechatH5', params }, isUrgent: true }
}

/**
 * Null: nothing can be done here, as with goods that this client does not sell.
 * @param canBuy false = the platform forbids selling
 */
export function actionOf(order: Order, canBuy: boolean): OrderAction | null {
  const { goods, status } = order
  const kind = goods ? kindByName('order', goods.type) : undefined
  if (!goods || !kind) return null
  const { id } = goods
  const cashier: RouteLocation = { name: 'order', params: { type: kind.type, id } }
  switch (status) {
    case 'unpaid':
      return canBuy ? { label: texts.pay, target: cashier, isUrgent: true } : null
    case 'paying':
      return canBuy ? payingAction(order) : null
    case 'cancelled':
      return canBuy ? { label: texts.buyAgain, target: cashier, isUrgent: false } : null
    case 'paid':
      return { label: kind.texts.start, target: kind.detailLocation(id), isUrgent: false }
    case 'unknown':
      return null
  }
}
