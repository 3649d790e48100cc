import {
  createGroupBuyOrder,
  findGroupBuy,
  getGroupBuy,
  type Group,
  type GroupBuyDetail,
  type GroupBuyOrder,
  groupBuyOrderName,
  holdsSeat,
  listGroupBuyOrders,
} from '@/api/groupBuy'
import { pageSize, transferMs } from '@/config/limits'
import { formatCentsShort } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import { formatAppointment } from '@/lib/time'
import { groupBuyQueries } from '@/queries/groupBuy'
import { isPast } from '@/queries/promotion'
import type { Promotion } from '@/routes/promotion'

import type { Closed, GoodsKind, SaleItem } from '../define'
import type { PromotedPurchase, PromotionOfThing, PromotionOrders, Standing } from './define'
import { paidSeat, queueOf, seeGroup } from './groupSeat'

type GroupPurchase = Extract<Promotion, { kind: 'groupBuy' }>

const texts = {
  label: '拼团',
  meta: (people: number) => `${people} 人团 · 拼团失败原路退款`,
  over: { title: '拼团活动已结束', hint: '可以按原价购买' },
  soon: { title: '拼团还没有开始', hint: (start: string) => `${start} 开始，也可以现在按原价购买` },
  someTime: '稍后',
  joined: { title: '你已在拼团中', hint: '人齐后自动开通，不用再付' },
  full: { title: '这个团已满员或过期', hint: '可以加入别的团，或自己开一个' },
  holding: { title: '正在拼团中', hint: '人齐后自动开通，再买一次就付了两次' },
  offer: (people: number, yuan: string) => `${people} 人拼团只要 ¥${yuan}`,
  toGroups: '去拼团',
  whyCancelled: '没有在时限内付款，或换了别的团，已自动取消',
  paidLate: '如果已经付了款，团还没有满员就算参团，否则原路退回',
}

const notYet = (startsAt: Date | null): Closed => ({
  title: texts.soon.title,
  hint: texts.soon.hint(startsAt ? formatAppointment(startsAt, serverClock.now()) : texts.someTime),
})

/** Why this member cannot open or join that group now. */
function closedFor({ sale, groups, own }: GroupBuyDetail, { activityId, groupId }: GroupPurchase): SaleItem['closed'] {
  if (holdsSeat(own)) {
    return { ...texts.joined, action: { label: seeGroup, location: queueOf(activityId, own.id) } }
  }
  if (sale?.state === 'soon') return notYet(sale.startsAt)
  if (sale?.state !== 'running' || isPast(sale.endsAt)) return texts.over
  const isOpen = ({ missing, closesAt }: Group) => missing > 0 && !isPast(closesAt)
  if (groupId === 0 || groups.some((group) => group.id === groupId && isOpen(group))) return undefined
  return { ...texts.full, action: { label: seeGroup, location: { name: 'groupQueue', params: { id: activityId } } } }
}

/** Of the group that is joined or opened. Money that comes later goes back. */
const latestEnd = ({ sale, groups }: GroupBuyDetail, groupId: number): Date | null =>
  groups.find(({ id }) => id === groupId)?.closesAt ?? sale?.endsAt ?? null

export const groupBuyOrders: PromotionOrders = {
  name: groupBuyOrderName,
  location: { name: 'groupBuyOrders', params: {} },
  whyCancelled: texts.whyCancelled,
  paidLate: texts.paidLate,
  paid: (activityId) => paidSeat(activityId, 0),
}

/** The core's order rows do not name the group; the add-on's rows may, or its id alone. */
async function isOrderFor({ activityId, groupId }: GroupPurchase): Promise<boolean> {
  const { items } = await listGroupBuyOrders(1, pageSize)
  const waiting = items.filter(({ state, saleId }) => state === 'unpaid' && saleId === activityId)
  const isWanted = ({ group, groupId: named }: GroupBuyOrder) =>
    named === null || (groupId === 0 ? group?.state === 'unpaid' : named === groupId)
  if (waiting.length === 0 || waiting.some(isWanted)) return true
  if (groupId > 0 || waiting.every(({ group }) => group !== null)) return false
  const { own } = await getGroupBuy(activityId)
  return own?.state === 'unpaid' && waiting.some(({ groupId: named }) => named === own.id)
}

/** Cheaper, once enough people have paid. A group is opened or joined. */
export const groupBuyPurchase = (promotion: GroupPurchase): PromotedPurchase => {
  const { activityId, groupId } = promotion
  return {
    label: texts.label,
    switch: 'tuangou',
    ordered: { type: groupBuyOrderName, id: activityId },
    isOrderMine: () => isOrderFor(promotion),
    sale: {
      ...groupBuyQueries.detail(activityId),
      select: (detail: GroupBuyDetail): SaleItem => {
        const endsAt = latestEnd(detail, groupId)
        return {
          title: detail.sale?.goods.title ?? '',
          thumb: detail.sale?.goods.thumb ?? '',
          priceCents: detail.sale?.priceCents ?? null,
          meta: texts.meta(detail.sale?.people ?? 0),
          isOwned: false,
          closed: closedFor(detail, promotion),
          endsAt,
          isUrgent: endsAt !== null && endsAt.getTime() - serverClock.now() < transferMs,
        }
      },
    },
    createOrder: (promo) => createGroupBuyOrder(activityId, groupId, promo),
    paid: () => paidSeat(activityId, groupId),
    outdated: groupBuyQueries.key(),
  }
}

function standingOf({ sale, own }: GroupBuyDetail, { detailLocation }: GoodsKind, id: number): Standing {
  if (!sale) return {}
  if (holdsSeat(own)) {
    return { own: { ...texts.holding, action: { label: seeGroup, location: queueOf(sale.id, own.id) } } }
  }
  const promotion = { kind: 'groupBuy', activityId: sale.id, groupId: 0 } as const
  if (sale.state !== 'running' || sale.priceCents === null) return { promotion }
  const words = texts.offer(sale.people, formatCentsShort(sale.priceCents))
  return { promotion, offer: { words, label: texts.toGroups, location: detailLocation(id) } }
}

export const groupBuyOfThing: PromotionOfThing = {
  kind: 'groupBuy',
  switch: 'tuangou',
  ask: async (thing, id, { signal }) =>
    standingOf(await findGroupBuy(thing.promotionName ?? '', id, { signal }), thing, id),
}
