import type { QueryKey } from '@tanstack/react-query'

import type { AppliedPromo, CreatedOrder } from '@/api/order'
import { formatPromotion } from '@/routes/promotion'

import type { SaleQuery } from './define'
import { type Goods, kindOf } from './kinds'
import { promotionOf } from './promotions'

/** Tells wishes to buy apart: a thing at its own price, or in one promotion. */
export const goodsKey = ({ type, id, promotion }: Goods): string =>
  [`${type}:${id}`, ...(promotion ? [formatPromotion(promotion)] : [])].join(':')

export const saleOf = ({ type, id, promotion }: Goods): SaleQuery =>
  promotion ? promotionOf(promotion).sale(promotion) : kindOf(type).sale(id)

export const createOrderOf = ({ type, id, promotion }: Goods, promo: AppliedPromo | null): Promise<CreatedOrder> =>
  promotion ? promotionOf(promotion).order(promotion, promo) : kindOf(type).order(id, promo)

/** What its order rows call it. */
export function orderedAs({ type, id, promotion }: Goods): { type: string; id: number } {
  if (!promotion) return { type: kindOf(type).names.order, id }
  const { orderName, orderGoodsId } = promotionOf(promotion)
  return { type: orderName, id: orderGoodsId(promotion) }
}

/** 课程, 秒杀 */
export const labelOf = ({ type, promotion }: Goods): string =>
  promotion ? promotionOf(promotion).label : kindOf(type).texts.label

/** Queries that show something else once it is paid. */
export const outdatedBy = ({ type, promotion }: Goods): readonly QueryKey[] => [
  ...kindOf(type).outdated,
  ...(promotion ? [promotionOf(promotion).outdated] : []),
]
