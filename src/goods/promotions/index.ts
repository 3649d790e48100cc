import type { Promotion } from '@/routes/promotion'

import type { GoodsKind } from '../define'
import type { PromotedPurchase, PromotionOfThing, PromotionOrders } from './define'
import { flashSaleOfThing, flashSaleOrders, flashSalePurchase } from './flashSale'
import { groupBuyOfThing, groupBuyOrders, groupBuyPurchase } from './groupBuy'

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

/** A place that is paid for comes before one that is on sale. */
const all = [groupBuyOfThing, flashSaleOfThing]

/** The promotions that may sell such a thing, without the one that it is being bought in. */
export const otherPromotions = ({ promotionName }: GoodsKind, promotion: Promotion | undefined): PromotionOfThing[] =>
  promotionName === undefined ? [] : all.filter(({ kind }) => kind !== promotion?.kind)
