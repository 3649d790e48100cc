import type { Promotion } from '@/routes/promotion'

import type { PromotedPurchase, PromotionOrders } from './define'
import { flashSaleOrders, flashSalePurchase } from './flashSale'
import { groupBuyOrders, groupBuyPurchase } from './groupBuy'

const allOrders = [flashSaleOrders, groupBuyOrders]

/** The promotion whose orders are called so; `undefined` = there is none. */
export const promotionOrders = (word: string): PromotionOrders | undefined =>
  allOrders.find(({ name }) => name === word)

export function purchaseIn(promotion: Promotion): PromotedPurchase {
  switch (promotion.kind) {
    case 'flashSale':
      return flashSalePurchase(promotion)
    case 'groupBuy':
      return groupBuyPurchase(promotion)
  }
}
