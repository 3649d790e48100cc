/**
 * Add-on MiaoSha: flash sales. See docs/backend/promotions.md#flash-sale. How long a piece is held is proposed: it may
 * be absent.
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, maybe, orNull, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'

import type { CaptchaAnswer } from './captcha'
import { type AppliedPromo, createAddonOrder, type CreatedOrder } from './order'
import { pagedCall } from './pagedCall'
import { type CallOptions, inSeconds, type Promoted, promotedOf, promotedWire } from './promoted'

const root = '/addons/MiaoSha/api/v1/m'

/** `goods_type` in order rows, and in HEAD's one call for all goods. */
export const flashSaleOrderName = '秒杀'

export interface FlashSale {
  /** Of the activity. */
  id: number
  goods: Promoted
  /** Null = unreadable. */
  priceCents: Cents | null
  originalCents: Cents | null
  stock: number
  stockLeft: number
  /** By the server's clock. */
  startsAt: Date | null
  endsAt: Date | null
  /** `over`: sold out or ended. */
  state: 'soon' | 'running' | 'over'
}

/** `lost`: not paid in time. */
export interface Reservation {
  id: number
  state: 'won' | 'paid' | 'lost'
  /** The deadline for paying; null = the server does not say. */
  reservedUntil: Date | null
}

export interface FlashSaleDetail {
  /** Null = none for this thing. */
  sale: FlashSale | null
  reservation: Reservation | null
}

const saleWire = v.pipe(
  v.object({
    ...promotedWire,
    ...{ id: int, goods_id: int, charge: yuan, original_charge: yuan, num: count, over_num: count },
    ...{ started_at: time, end_at: time, expired_seconds: maybe(int), is_start: flag, is_over: flag },
  }),
  v.transform((wire): FlashSale => ({
    id: wire.id,
    goods: promotedOf(wire, wire.goods_id),
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    stock: wire.num,
    stockLeft: wire.over_num,
    startsAt: wire.started_at,
    endsAt: wire.expired_seconds === undefined ? wire.end_at : inSeconds(wire.expired_seconds),
    state: wire.is_over ? 'over' : wire.is_start ? 'running' : 'soon',
  })),
)

const states = new Map<number, Reservation['state']>([
  [0, 'won'],
  [1, 'paid'],
])

const reservationShape = { id: int, status: count, expired_seconds: maybe(int) }
type ReservationWire = { id: number; status: number; expired_seconds?: number }

const reservationOf = ({ id, status, expired_seconds }: ReservationWire): Reservation => ({
  id,
  state: states.get(status) ?? 'lost',
  reservedUntil: expired_seconds === undefined ? null : inSeconds(expired_seconds),
})

const reservationWire = orNull(v.pipe(v.object(reservationShape), v.transform(reservationOf)))

const detailWire = v.pipe(
  v.object({ data: orNull(saleWire), order: reservationWire }),
  v.transform(({ data, order }): FlashSaleDetail => ({ sale: data, reservation: order })),
)

/** Running, coming and ended ones. */
export const listFlashSales = pagedCall(root, saleWire, { isNested: true })

/** @throws ApiError 'rejected' with code 404 */
export const getFlashSale = async (id: number, options: CallOptions = {}): Promise<FlashSaleDetail> =>
  decode(detailWire, await request({ path: `${root}/${id}`, method: 'GET', ...options }))

/** @param type the backend's word */
export async function findFlashSale(
  type: string,
  goodsId: number,
  options: CallOptions = {},
): Promise<FlashSaleDetail> {
  const query = { course_type: type, course_id: goodsId }
  return decode(detailWire, await request({ path: `${root}/0`, method: 'GET', query, ...options }))
}

/**
 * Wants a piece; uses up the captcha. Null = the member is in the server's queue: `findFlashSale` will say more.
 * @throws ApiError 'rejected' (`图形验证码错误`, `活动未开始`, `活动已结束`, `已售罄`, `请勿重复参与`)
 */
export async function reserveFlashSale(id: number, answer: CaptchaAnswer): Promise<Reservation | null> {
  const body = { captcha: answer.captchaText, captcha_key: answer.captchaKey }
  return decode(reservationWire, await request({ path: `${root}/${id}/join`, body }))
}

/** @throws ApiError 'rejected' (`请勿重复购买` ...) */
export const createFlashSaleOrder = (reservationId: number, promo: AppliedPromo | null): Promise<CreatedOrder> =>
  createAddonOrder(`${root}/order/${reservationId}/buy`, flashSaleOrderName, reservationId, promo)

export interface FlashSaleOrder extends Reservation {
  priceCents: Cents | null
  createdAt: Date | null
  /** Null = deleted meanwhile. */
  goods: Promoted | null
}

const goodsWire = v.pipe(
  v.object({ ...promotedWire, goods_id: int }),
  v.transform((wire): Promoted => promotedOf(wire, wire.goods_id)),
)

const orderWire = v.pipe(
  v.object({ ...reservationShape, charge: yuan, created_at: time, goods: orNull(goodsWire) }),
  v.transform(({ charge, created_at, goods, ...wire }): FlashSaleOrder => ({
    ...reservationOf(wire),
    priceCents: charge,
    createdAt: created_at,
    goods,
  })),
)

/** What the member has won, newest first. */
export const listFlashSaleOrders = pagedCall(`${root}/user/orders`, orderWire)
