/**
 * Add-on TuanGou: group buying. See docs/backend/promotions.md#group-buying. One group alone, refunds and the group of
 * an order row are proposed: they may be absent.
 */
import * as v from 'valibot'

import { isMissing } from '@/http/apiError'
import { request } from '@/http/request'
import { count, decode, flag, int, list, maybe, orNull, text, time, yuan } from '@/lib/decode'
import type { Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'

import { avatar } from './avatar'
import { type AppliedPromo, createAddonOrder, type CreatedOrder } from './order'
import { pagedCall } from './pagedCall'
import { type CallOptions, inSeconds, type Promoted, promotedOf, promotedWire } from './promoted'

const root = '/addons/TuanGou/api/v1/t'

/** `goods_type` in order rows, and in HEAD's one call for all goods. */
export const groupBuyOrderName = '课程团购'

export interface GroupBuy {
  /** Of the activity. */
  id: number
  goods: Promoted
  /** Per member; null = unreadable. */
  priceCents: Cents | null
  originalCents: Cents | null
  /** The number of members that makes a group. */
  people: number
  /** By the server's clock. */
  startsAt: Date | null
  endsAt: Date | null
  state: 'soon' | 'running' | 'over'
}

interface GroupMember {
  name: string
  /** Absolute URL, '' = none. */
  avatar: string
}

export interface Group {
  id: number
  /** `unpaid`: its opener has not paid. */
  state: 'unpaid' | 'made' | 'failed' | 'open'
  /** Members who have paid. An opener made up by the operator comes first. */
  members: GroupMember[]
  /** The number of members still missing. */
  missing: number
  /** The moment when it fails; null = not given. */
  closesAt: Date | null
}

/** The member has a paid seat in a group that stands, and cannot have a second one. */
export const holdsSeat = (own: Group | null): own is Group => own?.state === 'open' || own?.state === 'made'

export interface GroupBuyDetail {
  /** Null = none for this thing. */
  sale: GroupBuy | null
  /** Open groups. */
  groups: Group[]
  /** The member's group in any state, even unpaid or failed. */
  own: Group | null
}

const isFuture = (moment: Date | null) => moment !== null && moment.getTime() > serverClock.now()

const until = (sec: number | undefined, moment: Date | null) => (sec === undefined ? moment : inSeconds(sec))

const saleWire = v.pipe(
  v.object({
    ...promotedWire,
    ...{ id: int, other_id: int, charge: yuan, original_charge: yuan, people_num: count },
    ...{
      started_at: time,
      ended_at: time,
      started_count_down: maybe(int),
      ended_count_down: maybe(int),
      is_over: flag,
    },
  }),
  v.transform((wire): GroupBuy => ({
    id: wire.id,
    goods: promotedOf(wire, wire.other_id),
    priceCents: wire.charge,
    originalCents: wire.original_charge,
    people: wire.people_num,
    startsAt: until(wire.started_count_down, wire.started_at),
    endsAt: until(wire.ended_count_down, wire.ended_at),
    state: wire.is_over ? 'over' : isFuture(until(wire.started_count_down, wire.started_at)) ? 'soon' : 'running',
  })),
)

const states = new Map<number, Group['state']>([
  [0, 'unpaid'],
  [1, 'made'],
  [2, 'failed'],
])

const personWire = v.pipe(
  v.object({ nick_name: text, avatar }),
  v.transform((wire): GroupMember => ({ name: wire.nick_name, avatar: wire.avatar })),
)

const groupWire = v.pipe(
  v.object({
    ...{ id: int, create_user_id: count, create_user_name: text, create_user_avatar: avatar, users: list(personWire) },
    ...{ over_people_num: count, count_down: maybe(int), expired_at: time, status: v.fallback(int, 3) },
  }),
  v.transform((wire): Group => ({
    id: wire.id,
    state: states.get(wire.status) ?? 'open',
    members: [
      ...(wire.create_user_id === 0 ? [{ name: wire.create_user_name, avatar: wire.create_user_avatar }] : []),
      ...wire.users,
    ],
    missing: wire.over_people_num,
    closesAt: until(wire.count_down, wire.expired_at),
  })),
)

const detailWire = v.pipe(
  v.object({
    ...{ goods: orNull(saleWire), is_start: flag, is_over: flag },
    ...{ items: list(groupWire), join_item: orNull(groupWire) },
  }),
  v.transform(({ goods, is_start, is_over, items, join_item }): GroupBuyDetail => ({
    sale: goods && { ...goods, state: is_over ? 'over' : is_start ? 'running' : 'soon' },
    groups: items.filter(({ state }) => state === 'open'),
    own: join_item,
  })),
)

/** Running, coming and ended ones. */
export const listGroupBuys = pagedCall(root, saleWire, { isNested: true })

/** @throws ApiError 'rejected' with code 404 */
export const getGroupBuy = async (id: number, options: CallOptions = {}): Promise<GroupBuyDetail> =>
  decode(detailWire, await request({ path: `${root}/${id}`, method: 'GET', ...options }))

/** @param type the backend's word */
export async function findGroupBuy(type: string, goodsId: number, options: CallOptions = {}): Promise<GroupBuyDetail> {
  const query = { course_type: type, course_id: goodsId }
  return decode(detailWire, await request({ path: `${root}/0`, method: 'GET', query, ...options }))
}

/** Null = no such group. A server without this call knows open groups and the member's own. */
export async function getGroup(id: number, groupId: number, options: CallOptions = {}): Promise<Group | null> {
  try {
    const data = await request({ path: `${root}/${id}/item/${groupId}`, method: 'GET', ...options })
    return decode(v.object({ item: orNull(groupWire) }), data).item
  } catch (error) {
    if (!isMissing(error)) throw error
    const { groups, own } = await getGroupBuy(id, options)
    return [...groups, ...(own ? [own] : [])].find((group) => group.id === groupId) ?? null
  }
}

/**
 * @param groupId 0 = opens a group
 * @throws ApiError 'rejected' (`该团已满员`, `该团已过期`, `请勿重复参团`, `请勿重复购买` ...)
 */
export const createGroupBuyOrder = (id: number, groupId: number, promo: AppliedPromo | null): Promise<CreatedOrder> =>
  createAddonOrder(`${root}/${id}/buy`, groupBuyOrderName, id, promo, { gid: groupId })

export interface GroupBuyOrder {
  id: number
  state: 'unpaid' | 'paid' | 'cancelled'
  priceCents: Cents | null
  createdAt: Date | null
  updatedAt: Date | null
  /** Null = deleted meanwhile. */
  goods: Promoted | null
  /** Of the activity; null = the server does not say. */
  saleId: number | null
  /** Null = the server does not say; it may know the group's id alone. */
  groupId: number | null
  group: Group | null
  /** 退款中, 已退款; '' = no money goes back. */
  refund: string
}

/** Its `id` is the activity's. */
const goodsWire = v.object({ ...promotedWire, id: maybe(int), other_id: int })

const orderStates = new Map<number, GroupBuyOrder['state']>([
  [0, 'unpaid'],
  [1, 'paid'],
])

const orderWire = v.pipe(
  v.object({
    ...{ id: int, status: count, charge: yuan, created_at: time, updated_at: time, goods: orNull(goodsWire) },
    ...{ goods_id: maybe(int), gid: maybe(int), item: orNull(groupWire), refund_text: text },
  }),
  v.transform((wire): GroupBuyOrder => ({
    id: wire.id,
    state: orderStates.get(wire.status) ?? 'cancelled',
    priceCents: wire.charge,
    createdAt: wire.created_at,
    updatedAt: wire.updated_at,
    goods: wire.goods && promotedOf(wire.goods, wire.goods.other_id),
    saleId: wire.goods_id ?? wire.goods?.id ?? null,
    groupId: wire.item?.id ?? wire.gid ?? null,
    group: wire.item,
    refund: wire.refund_text,
  })),
)

/** Groups that the member has paid for or wanted to, newest first. */
export const listGroupBuyOrders = pagedCall(`${root}/member/orders`, orderWire)
