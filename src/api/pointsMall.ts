/** Add-on Credit1Mall: what points buy. See docs/backend/promotions.md#points-mall; prices are points. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { count, decode, flag, int, maybe, rows, text, time } from '@/lib/decode'

import { pagedCall } from './pagedCall'

const root = '/addons/Credit1Mall/api/v1'

export interface MallGoods {
  id: number
  title: string
  thumb: string
  /** Null = unreadable: it cannot be exchanged. */
  points: number | null
  isVirtual: boolean
  /** The backend's word for what a virtual one brings: `vod live book vip`; unknown words are possible. */
  giftType: string
  /** Of the thing that it brings; 0 = the server does not say. */
  giftId: number
  /** Undefined = the server does not say. */
  stock: number | undefined
}

/** `html`: rich text, '' = none. */
export type MallGoodsDetail = MallGoods & { html: string }

const points = v.fallback(v.nullable(int), null)

const goodsFields = { id: int, title: text, thumb: text, charge: points, is_v: flag, v_type: text, v_id: count }
const goodsWire = v.object({ ...goodsFields, stock_count: maybe(int) })
const detailWire = v.object({ data: v.object({ ...goodsFields, stock_count: maybe(int), desc: text }) })

const toGoods = (wire: v.InferOutput<typeof goodsWire>): MallGoods => ({
  id: wire.id,
  title: wire.title,
  thumb: wire.thumb,
  points: wire.charge,
  isVirtual: wire.is_v,
  giftType: wire.v_type,
  giftId: wire.v_id,
  stock: wire.stock_count,
})

const rowWire = v.pipe(goodsWire, v.transform(toGoods))

export const listMallGoods = pagedCall(`${root}/goods`, rowWire, { isNested: true })

/** @throws ApiError 'rejected' (`商品已下架`; 404 for an unknown id) */
export async function getMallGoods(id: number, signal?: AbortSignal, timeoutMs?: number): Promise<MallGoodsDetail> {
  const { data } = decode(detailWire, await request({ path: `${root}/goods/${id}`, method: 'GET', signal, timeoutMs }))
  return { ...toGoods(data), html: data.desc }
}

/** Regions have names here, no codes. */
export interface Address {
  name: string
  mobile: string
  province: string
  city: string
  area: string
  street: string
}

export type SavedAddress = Address & { id: number }

const addressWire = v.object({
  id: int,
  ...{ name: text, mobile: text, province: text, city: text, area: text, street: text },
})

/** The server's address for the next parcel, or null. */
export async function getMallAddress(signal?: AbortSignal): Promise<SavedAddress | null> {
  const data = await request({ path: `${root}/user/address`, method: 'GET', signal })
  return decode(rows(addressWire), data)[0] ?? null
}

/**
 * Takes the points. `address` is for a parcel; with id 0 it is new, and the server stores it.
 * @throws ApiError 'rejected' (`库存不足`, `积分余额不足`, `商品已下架` ...); after any other kind it is unknown whether it was done
 */
export async function exchangeMallGoods(id: number, address: SavedAddress | null): Promise<void> {
  const { id: addressId, ...fields } = address ?? { id: undefined }
  const body = address ? { address_id: addressId, ...fields } : {}
  await request({ path: `${root}/goods/${id}/exchange`, body })
}

export interface MallOrder {
  id: number
  /** 0 = the server does not say. */
  goodsId: number
  title: string
  thumb: string
  points: number | null
  isVirtual: boolean
  /** As in `MallGoods`. */
  giftType: string
  giftId: number
  /** On its way, or delivered already when it is virtual. */
  isSent: boolean
  /** '' = none. */
  expressNumber: string
  /** The parcel's receiver and address; '' = the server does not say. */
  recipient: string
  createdAt: Date | null
}

const orderWire = v.pipe(
  v.object({
    id: int,
    goods_id: count,
    goods_title: text,
    goods_thumb: text,
    total_charge: points,
    goods_is_v: flag,
    goods_v_type: text,
    goods_v_id: count,
    is_send: flag,
    express_number: text,
    user_contact_name: text,
    user_contact_mobile: text,
    user_contact_address: text,
    created_at: time,
  }),
  v.transform((wire): MallOrder => ({
    id: wire.id,
    goodsId: wire.goods_id,
    title: wire.goods_title,
    thumb: wire.goods_thumb,
    points: wire.total_charge,
    isVirtual: wire.goods_is_v,
    giftType: wire.goods_v_type,
    giftId: wire.goods_v_id,
    isSent: wire.is_send,
    expressNumber: wire.express_number,
    recipient: [wire.user_contact_name, wire.user_contact_mobile, wire.user_contact_address].filter(Boolean).join(' '),
    createdAt: wire.created_at,
  })),
)

/** Newest first. */
export const listMallOrders = pagedCall(`${root}/user/orders`, orderWire)
