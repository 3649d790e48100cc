import type { GroupBuyOrder } from '@/api/groupBuy'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import { OrderCard } from '../OrderCard'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.groupOrders
const amounts = { unpaid: 'due', paid: 'paid', cancelled: undefined } as const

export const groupBuyOrderCard = (order: GroupBuyOrder) => <GroupBuyOrderCard order={order} />

/** Once it is paid, the status of the group counts, which may have been full by then. */
function stateOf({ state, group, refund }: GroupBuyOrder): { state: string; tone: 'warning' | 'success' | 'neutral' } {
  if (state !== 'paid' || !group) {
    const words = payAdapter.canSell ? texts.states : texts.unsoldStates
    return { state: words[state], tone: state === 'unpaid' ? 'warning' : 'neutral' }
  }
  const isLate = group.state === 'made' && refund !== ''
  const word = isLate ? texts.late : texts.groups[group.state]
  return {
    state: refund ? `${word} · ${refund}` : word,
    tone: group.state === 'made' && !isLate ? 'success' : 'neutral',
  }
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
  const { goods, priceCents, updatedAt } = order
  return (
    <OrderCard
      goods={goods}
      {...stateOf(order)}
      amount={amounts[order.state]}
      priceCents={priceCents}
      at={updatedAt}
      action={actionOf(order)}
    />
  )
}
