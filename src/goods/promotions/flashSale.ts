import { createFlashSaleOrder, type FlashSaleOrder, flashSaleOrderName } from '@/api/flashSale'
import { flashSaleQueries } from '@/queries/flashSale'

import type { SaleItem } from '../define'
import type { PromotionKind } from './define'

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

/** Few pieces: one is won first, and paid after. */
export const flashSale: PromotionKind = {
  label: texts.label,
  switch: 'miaosha',
  orderName: flashSaleOrderName,
  orderGoodsId: ({ reservationId }) => reservationId,
  ordersLocation: { name: 'flashSaleOrders', params: {} },
  sale: ({ reservationId }) => ({
    ...flashSaleQueries.recentOrders(),
    select: (orders: FlashSaleOrder[]) => itemOf(orders.find(({ id }) => id === reservationId)),
  }),
  order: ({ reservationId }, promo) => createFlashSaleOrder(reservationId, promo),
  outdated: flashSaleQueries.key(),
}
