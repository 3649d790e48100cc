import type { Promotion } from '@/routes/promotion'

import type { GoodsKind } from '../define'
import type { PromotedPurchase, PromotionOfThing, PromotionOrders } from './define'
import { flashSaleOfThing, flashSaleOrders, flashSalePurchase } from './flashSale'
import { groupBuyOfThing, groupBuyOrders, groupBuyPurchase } from './groupBuy'

const allOrders = [flashSaleOrders, groupBuyOrders]

/** `undefined` = no promotion has that word. */
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

/** A paid seat comes before a thing on sale. */
const all = [groupBuyOfThing, flashSaleOfThing]

/** Promotions that may sell the thing, without the one in which it is being bought. */
export const otherPromotions = ({ promotionName }: GoodsKind, promotion: Promotion | undefined): PromotionOfThing[] =>
  promotionName === undefined ? [] : all.filter(({ kind }) => kind !== promotion?.kind)
