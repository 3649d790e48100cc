import { type Order, transferSign } from '@/api/order'
import { kindByName } from '@/goods/kinds'
import { promotionOrders } from '@/goods/promotions'
import type { RouteLocation } from '@/routes/codec'

import { isRefunded } from './purchases'
import { texts } from './texts'

/** The one button of an order, and its target. */
interface OrderAction {
  label: string
  target: RouteLocation
  /** The order waits for a payment. */
  isUrgent: boolean
}

/** By hand, to the account that its page shows. */
export const isTransfer = ({ payment }: Order): boolean => payment === transferSign

/** Money went back, may have to, or nobody here knows: the academy can tell. @param outcome '' = nothing to say */
export const needsSupport = (order: Order, outcome: string): boolean =>
  (order.refundCents ?? 0) > 0 ||
  order.status === 'unknown' ||
  (order.status === 'cancelled' && isTransfer(order)) ||
  outcome !== ''

function payingAction(order: Order): OrderAction {
  const params = { order: order.orderNo }
  return isTransfer(order)
    ? { label: texts.seeTransfer, target: { name: 'orderPay', params }, isUrgent: true }
    : { label: texts.seeResult, target: { name: 'orderWechatH5', params }, isUrgent: true }
}

/** The money may be on its way, so the page that asks comes before another purchase. */
const endedTransfer = ({ orderNo }: Order): OrderAction => ({
  label: texts.seeResult,
  target: { name: 'orderWechatH5', params: { order: orderNo } },
  isUrgent: false,
})

/** An order row of a promotion does not name its goods, but the promotion's own list does. */
function promotedAction(order: Order, canBuy: boolean, target: RouteLocation): OrderAction | null {
  switch (order.status) {
    case 'unpaid':
      return canBuy ? { label: texts.pay, target, isUrgent: true } : null
    case 'paying':
      return canBuy ? payingAction(order) : null
    case 'paid':
      return { label: texts.see, target, isUrgent: false }
    case 'cancelled':
    case 'unknown':
      return null
  }
}

/**
 * Null = nothing can be done here, for instance with goods that this client does not sell.
 * @param canBuy false = the platform forbids selling
 */
export function actionOf(order: Order, canBuy: boolean): OrderAction | null {
  const { goods, status } = order
  if (status === 'cancelled' && isTransfer(order)) return canBuy ? endedTransfer(order) : null
  const promotion = goods && promotionOrders(goods.type)
  if (promotion) return promotedAction(order, canBuy, promotion.location)
  const kind = goods ? kindByName('order', goods.type) : undefined
  if (!goods || !kind) return null
  const { id } = goods
  const params = { type: kind.type, id }
  const cashier: RouteLocation = { name: 'order', params }
  const payThis: RouteLocation = { name: 'order', params: { ...params, order: order.orderNo } }
  switch (status) {
    case 'unpaid':
      return canBuy ? { label: texts.pay, target: payThis, isUrgent: true } : null
    case 'paying':
      return canBuy ? payingAction(order) : null
    case 'cancelled':
      return canBuy ? { label: texts.buyAgain, target: cashier, isUrgent: false } : null
    case 'paid':
      // The thing may be gone with the money.
      return {
        label: isRefunded(order) ? texts.see : kind.texts.start,
        target: kind.detailLocation(id),
        isUrgent: false,
      }
    case 'unknown':
      return null
  }
}
