import type { GroupBuyOrder } from '@/api/groupBuy'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import { OrderCard } from '../OrderCard'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.groupOrders

export const groupBuyOrderCard = (order: GroupBuyOrder) => <GroupBuyOrderCard order={order} />

/** Once it is paid, the status of the group counts. */
function stateOf({ state, group, refund }: GroupBuyOrder): string {
  if (state !== 'paid' || !group) return texts.states[state]
  return [texts.groups[group.state], refund].filter(Boolean).join(' · ')
}

/**
 * Without the group, or even its id, the queue shows it and leads to its payment: one that the member has opened, and not
 * paid for, has a cashier of its own.
 */
function actionOf({ goods, state, saleId, groupId, group }: GroupBuyOrder) {
  const kind = goods ? promotedKind(goods) : undefined
  if (!goods || !kind || saleId === null) return undefined
  if (state !== 'paid' && (state === 'cancelled' || !payAdapter.canSell)) return undefined
  if (state === 'paid' || groupId === null || group === null) {
    const shown = groupId === null ? ({ of: 'mine' } as const) : { gid: groupId }
    return { label: texts.see, onClick: () => navigateTo('groupQueue', { id: saleId, ...shown }) }
  }
  const wantedId = group.state === 'unpaid' ? 0 : groupId
  const promotion = { kind: 'groupBuy', activityId: saleId, groupId: wantedId } as const
  return { label: texts.pay, onClick: () => navigateTo('order', { type: kind.type, id: goods.id, promotion }) }
}

function GroupBuyOrderCard({ order }: { order: GroupBuyOrder }) {
  const { goods, state, priceCents, updatedAt } = order
  return (
    <OrderCard
      goods={goods}
      state={stateOf(order)}
      tone={state === 'unpaid' ? 'warning' : order.group?.state === 'made' ? 'success' : 'neutral'}
      isPaid={state === 'paid'}
      priceCents={priceCents}
      at={updatedAt}
      action={actionOf(order)}
    />
  )
}
