import {
  createFlashSaleOrder,
  findFlashSale,
  type FlashSaleDetail,
  type FlashSaleOrder,
  flashSaleOrderName,
  listFlashSaleOrders,
  type Reservation,
} from '@/api/flashSale'
import { flashSaleHeldMs, pageSize } from '@/config/limits'
import { type Cents, formatCentsShort } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { flashSaleQueries, isPayable } from '@/queries/flashSale'
import type { Promotion } from '@/routes/promotion'

import type { Closed, GoodsKind, SaleItem } from '../define'
import type {
  AskOptions,
  Delivery,
  Paid,
  PromotedPurchase,
  PromotionOfThing,
  PromotionOrders,
  Standing,
} from './define'

const texts = {
  label: '秒杀',
  meta: '限时秒杀',
  lost: { title: '秒杀资格已失效', hint: '没有在时限内付款，名额已经退回' },
  won: { title: '你已获得秒杀资格', hint: '请按秒杀价付款，不用再按原价买', action: '去支付' },
  opening: { title: '秒杀已付款', hint: '正在开通，不用再付' },
  running: { title: '正在限时秒杀', hint: (price: string) => `现在只要 ${price}，先到先得`, action: '去抢购' },
  soon: { title: '秒杀还没有开始', hint: (price: string) => `开始后只要 ${price}`, action: '去看看' },
  someMoney: '秒杀价',
  yuan: (price: string) => `¥${price}`,
  whyCancelled: '没有在 15 分钟内付款，名额已经退回',
  paidLate: '如果已经付了款，到账后会开通；没有开通的，网校会退款',
  unknown: '已付款，正在确认名额',
  paid: { delivered: '秒杀成功，已经开通', start: '查看秒杀' },
  late: { title: '付款晚了', delivered: '款到时名额已经退回，网校会把钱退给你，有疑问请联系网校' },
}

function itemOf(order: FlashSaleOrder | undefined): SaleItem {
  const { goods, priceCents = null, state, reservedUntil } = order ?? {}
  return {
    title: goods?.title ?? '',
    thumb: goods?.thumb ?? '',
    priceCents,
    meta: texts.meta,
    isOwned: state === 'paid',
    closed: isPayable(order) || state === 'paid' ? undefined : texts.lost,
    endsAt: reservedUntil,
    isReserved: true,
    isUrgent: true,
  }
}

/** Money that comes after the piece has gone back may bring nothing. */
const paidPiece = (reservationId: number, thing: Delivery): Paid => ({
  ...thing,
  delivered: texts.unknown,
  outcome: {
    ...flashSaleQueries.recentOrders(),
    select: (orders: FlashSaleOrder[]): Delivery => {
      const isLost = orders.some(({ id, state }) => id === reservationId && state === 'lost')
      return isLost ? { ...thing, ...texts.late, isReturned: true } : thing
    },
  },
})

const location: PromotionOrders['location'] = { name: 'flashSaleOrders', params: {} }

export const flashSaleOrders: PromotionOrders = {
  name: flashSaleOrderName,
  location,
  whyCancelled: texts.whyCancelled,
  paidLate: texts.paidLate,
  paid: (reservationId) => paidPiece(reservationId, { ...texts.paid, location }),
}

/** Pieces are few: one is won first, and paid afterwards. */
export const flashSalePurchase = ({ reservationId }: Extract<Promotion, { kind: 'flashSale' }>): PromotedPurchase => ({
  label: texts.label,
  switch: 'miaosha',
  ordered: { type: flashSaleOrderName, id: reservationId },
  sale: {
    ...flashSaleQueries.recentOrders(),
    select: (orders: FlashSaleOrder[]) => itemOf(orders.find(({ id }) => id === reservationId)),
  },
  createOrder: (promo) => createFlashSaleOrder(reservationId, promo),
  paid: (thing) => paidPiece(reservationId, thing),
  outdated: flashSaleQueries.key(),
})

const priceText = (cents: Cents | null) => (cents === null ? texts.someMoney : texts.yuan(formatCentsShort(cents)))

/**
 * A thing does not find its sale after the end. Its piece is then among the newest of the member's. What an older one has
 * brought may have ended again.
 */
async function findHeld(thing: GoodsKind, goodsId: number, signal: AbortSignal): Promise<Reservation | null> {
  const { items } = await listFlashSaleOrders(1, pageSize, signal)
  const isNew = ({ createdAt }: FlashSaleOrder) =>
    createdAt !== null && serverClock.now() - createdAt.getTime() < flashSaleHeldMs
  const isOfThing = ({ goods }: FlashSaleOrder) => goods?.type === thing.promotionName && goods?.id === goodsId
  return items.find((order) => isOfThing(order) && isNew(order) && order.state !== 'lost') ?? null
}

/** Hardly a thing has a piece outside of its sale, so a list that fails counts only where this device knows of one. */
async function findDetail(thing: GoodsKind, id: number, options: AskOptions): Promise<FlashSaleDetail> {
  const { client, signal, hasDraft } = options
  const name = thing.promotionName ?? ''
  const detail = await findFlashSale(name, id, { signal })
  if (detail.sale) return detail
  const reservation = await findHeld(thing, id, signal).catch((error: unknown) => {
    const seen = client.getQueryData(flashSaleQueries.of(name, id).queryKey)
    if (hasDraft || seen?.sale || seen?.reservation) throw error
    return null
  })
  return { sale: null, reservation }
}

function standingOf({ sale, reservation }: FlashSaleDetail, { type, detailLocation }: GoodsKind, id: number): Standing {
  if (reservation?.state === 'paid') return { own: texts.opening }
  // An order of a piece whose time is up may still lie at a gateway.
  const promotion =
    reservation?.state === 'won' ? ({ kind: 'flashSale', reservationId: reservation.id } as const) : undefined
  if (promotion && isPayable(reservation)) {
    const { action: label, ...words } = texts.won
    return {
      promotion,
      own: { ...words, action: { label, location: { name: 'order', params: { type, id, promotion } } } },
    }
  }
  if (!sale || sale.state === 'over') return promotion ? { promotion } : {}
  const { title, hint, action: label } = texts[sale.state]
  const instead: Closed = {
    title,
    hint: hint(priceText(sale.priceCents)),
    action: { label, location: detailLocation(id) },
  }
  return { instead }
}

/** Before and during the sale, its thing is sold in no other way (docs/backend/promotions.md#flash-sale). */
export const flashSaleOfThing: PromotionOfThing = {
  kind: 'flashSale',
  switch: 'miaosha',
  ask: async (thing, id, options) => standingOf(await findDetail(thing, id, options), thing, id),
}
