import type { QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import type { Switch } from '@/config/addons'
import { formatPromotion } from '@/routes/promotion'

import type { SaleQuery } from './define'
import { type Goods, kindOf } from './kinds'
import { promotionOrders, purchaseIn } from './promotions'
import type { Paid, PromotionOrders } from './promotions/define'

/** `undefined` = at the thing's own price. */
const promoted = ({ promotion }: Goods) => promotion && purchaseIn(promotion)

/** Identifies a purchase: of a thing at its own price, or in one promotion. */
export const goodsKey = ({ type, id, promotion }: Goods): string =>
  [`${type}:${id}`, ...(promotion ? [formatPromotion(promotion)] : [])].join(':')

/** `undefined` = there is no promotion. */
export const promotionSwitch = (goods: Goods): Switch | undefined => promoted(goods)?.switch

export const saleOf = (goods: Goods): SaleQuery => promoted(goods)?.sale ?? kindOf(goods.type).sale(goods.id)

export const createOrderOf = (goods: Goods, promo: AppliedPromo | null): Promise<CreatedOrder> =>
  promoted(goods)?.createOrder(promo) ?? kindOf(goods.type).createOrder(goods.id, promo)

/** The name in order rows. */
export const orderedAs = (goods: Goods): { type: string; id: number } =>
  promoted(goods)?.ordered ?? { type: kindOf(goods.type).names.order, id: goods.id }

/** Whether an order under that name is for this very purchase. */
export const isOrderFor = async (goods: Goods): Promise<boolean> => (await promoted(goods)?.isOrderMine?.()) ?? true

/** The thing's own query, since a promotion does not know who owns the thing; `undefined` = `saleOf` knows. */
export const ownerQuery = ({ type, id, promotion }: Goods): SaleQuery | undefined => promotion && kindOf(type).sale(id)

/** 课程, 秒杀 */
export const labelOf = (goods: Goods): string => promoted(goods)?.label ?? kindOf(goods.type).texts.label

/** What the learner has after paying, and the button that leads there. */
export function paidFor(goods: Goods): Paid {
  const { texts, detailLocation } = kindOf(goods.type)
  const thing = { delivered: texts.delivered, start: texts.start, location: detailLocation(goods.id) }
  return promoted(goods)?.paid(thing) ?? thing
}

/** Why an order ended, and what happens to money that comes later; `undefined` = as with any order. */
export const endOf = (goods: Goods): Pick<PromotionOrders, 'whyCancelled' | 'paidLate'> | undefined =>
  promotionOrders(orderedAs(goods).type)

/** Queries that change when it is paid. */
export function outdatedBy(goods: Goods): readonly QueryKey[] {
  const promotion = promoted(goods)
  return [...kindOf(goods.type).outdated, ...(promotion ? [promotion.outdated] : [])]
}
