import { groupBuyQueries, type Seat } from '@/queries/groupBuy'
import type { RouteLocation } from '@/routes/codec'

import type { Delivery, Paid } from './define'

export const seeGroup = '查看拼团'

const texts = {
  unknown: '已付款，拼团的结果在拼团页',
  open: '已参团，人齐后自动开通；拼团失败会原路退款',
  made: '拼团成功，现在就能学习',
  late: { title: '这个团已经满员', why: '你付款时人已到齐，款项原路退回' },
  failed: { title: '拼团失败', why: '这个团没有凑齐人，款项原路退回' },
}

/** @param groupId 0 = the member's own */
export const queueOf = (id: number, groupId: number): RouteLocation<'groupQueue'> => ({
  name: 'groupQueue',
  params: groupId > 0 ? { id, gid: groupId } : { id, of: 'mine' },
})

const backFor = ({ title, why }: { title: string; why: string }, refund: string) => ({
  title,
  delivered: refund ? `${why}（${refund}）` : why,
  isReturned: true as const,
})

/** The state of a seat after its payment: others may have been faster, or the time was over. */
function whatOf(seat: Seat | null): Pick<Delivery, 'title' | 'delivered' | 'isReturned'> {
  switch (seat?.group.state) {
    case 'made':
      return seat.refund ? backFor(texts.late, seat.refund) : { delivered: texts.made }
    case 'failed':
      return backFor(texts.failed, seat.refund)
    case 'open':
      return { delivered: texts.open }
    default:
      return { delivered: texts.unknown }
  }
}

/** @param groupId 0 = the group that was opened */
export function paidSeat(activityId: number, groupId: number): Paid {
  const deliveryOf = (seat: Seat | null): Delivery => ({
    ...whatOf(seat),
    start: seeGroup,
    location: queueOf(activityId, seat?.group.id ?? groupId),
  })
  return { ...deliveryOf(null), outcome: { ...groupBuyQueries.seat(activityId, groupId), select: deliveryOf } }
}
