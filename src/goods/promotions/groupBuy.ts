import {
  createGroupBuyOrder,
  type GroupBuyDetail,
  type GroupBuyOrder,
  groupBuyOrderName,
  holdsSeat,
  listGroupBuyOrders,
} from '@/api/groupBuy'
import { pageSize } from '@/config/limits'
import { groupBuyQueries } from '@/queries/groupBuy'
import type { Promotion } from '@/routes/promotion'

import type { SaleItem } from '../define'
import type { PromotedPurchase, PromotionOrders } from './define'
import { paidSeat, queueOf, seeGroup } from './seat'

type GroupPurchase = Extract<Promotion, { kind: 'groupBuy' }>

const texts = {
  label: '团购',
  meta: (people: number) => `${people} 人团 · 拼团失败原路退款`,
  over: { title: '团购活动已结束', hint: '可以按原价购买' },
  joined: { title: '你已在拼团中', hint: '人齐后自动开通，不用再付' },
  full: { title: '这个团已满员或过期', hint: '可以加入别的团，或自己开一个' },
}

/** Why this member cannot open or join that group now. */
function closedFor({ sale, groups, own }: GroupBuyDetail, { activityId, groupId }: GroupPurchase): SaleItem['closed'] {
  if (holdsSeat(own)) {
    return { ...texts.joined, action: { label: seeGroup, location: queueOf(activityId, own.id) } }
  }
  if (sale?.state !== 'running') return texts.over
  if (groupId === 0 || groups.some(({ id, missing }) => id === groupId && missing > 0)) return undefined
  return { ...texts.full, action: { label: seeGroup, location: queueOf(activityId, 0) } }
}

export const groupBuyOrders: PromotionOrders = {
  name: groupBuyOrderName,
  location: { name: 'groupBuyOrders', params: {} },
  paid: (activityId) => paidSeat(activityId, 0),
}

/** Rows of the core's list do not name the group; those of the add-on may. */
async function isOrderFor({ activityId, groupId }: GroupPurchase): Promise<boolean> {
  const { items } = await listGroupBuyOrders(1, pageSize)
  const waiting = items.filter(({ state, saleId }) => state === 'unpaid' && saleId === activityId)
  const isWanted = ({ group, groupId: named }: GroupBuyOrder) =>
    named === null || (groupId === 0 ? group?.state === 'unpaid' : named === groupId)
  return waiting.length === 0 || waiting.some(isWanted)
}

/** Cheaper once enough people have paid; a group is opened, or joined. */
export const groupBuyPurchase = (promotion: GroupPurchase): PromotedPurchase => {
  const { activityId, groupId } = promotion
  return {
    label: texts.label,
    switch: 'tuangou',
    ordered: { type: groupBuyOrderName, id: activityId },
    isOrderMine: () => isOrderFor(promotion),
    sale: {
      ...groupBuyQueries.detail(activityId),
      select: (detail: GroupBuyDetail): SaleItem => ({
        title: detail.sale?.goods.title ?? '',
        thumb: detail.sale?.goods.thumb ?? '',
        priceCents: detail.sale?.priceCents ?? null,
        meta: texts.meta(detail.sale?.people ?? 0),
        isOwned: false,
        closed: closedFor(detail, promotion),
      }),
    },
    order: (promo) => createGroupBuyOrder(activityId, groupId, promo),
    paid: paidSeat(activityId, groupId),
    outdated: groupBuyQueries.key(),
  }
}
