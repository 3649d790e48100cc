import { createFlashSaleOrder, type FlashSaleOrder, flashSaleOrderName } from '@/api/flashSale'
import { flashSaleQueries } from '@/queries/flashSale'
import type { Promotion } from '@/routes/promotion'

import type { SaleItem } from '../define'
import type { PromotedPurchase, PromotionOrders } from './define'

const texts = {
  label: '秒杀',
  meta: '限时秒杀',
  lost: { title: '秒杀资格已失效', hint: '没有在时限内付款，名额已经退回' },
}

function itemOf(order: FlashSaleOrder | undefined): SaleItem {
  const { goods, priceCents = null, state, heldUntil } = order ?? {}
  return {
    title: goods?.title ?? '',
    thumb: goods?.thumb ?? '',
    priceCents,
    meta: texts.meta,
    isOwned: state === 'paid',
    closed: state === 'won' || state === 'paid' ? undefined : texts.lost,
    heldUntil: heldUntil ?? undefined,
  }
}

export const flashSaleOrders: PromotionOrders = {
  name: flashSaleOrderName,
  location: { name: 'flashSaleOrders', params: {} },
}

/** Few pieces: one is won first, and paid after. */
export const flashSalePurchase = ({ reservationId }: Extract<Promotion, { kind: 'flashSale' }>): PromotedPurchase => ({
  label: texts.label,
  switch: 'miaosha',
  ordered: { type: flashSaleOrderName, id: reservationId },
  sale: {
    ...flashSaleQueries.recentOrders(),
    select: (orders: FlashSaleOrder[]) => itemOf(orders.find(({ id }) => id === reservationId)),
  },
  order: (promo) => createFlashSaleOrder(reservationId, promo),
  outdated: flashSaleQueries.key(),
})
