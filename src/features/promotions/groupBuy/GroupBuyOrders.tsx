import { useDidShow } from '@tarojs/taro'
import { useQueryClient } from '@tanstack/react-query'

import type { GroupBuyOrder } from '@/api/groupBuy'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { payAdapter } from '@/platform/pay'
import { groupBuyQueries } from '@/queries/groupBuy'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import { OrderCard } from '../OrderCard'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.groupOrders
const empty = {
  ...texts.empty,
  action: { label: promotionsTexts.groupBuys.toList, onClick: () => navigateTo('groupBuys', {}) },
}

/** My groups: paid, to be paid, failed and paid back. */
export function GroupBuyOrders() {
  const client = useQueryClient()
  const query = usePagedQuery(groupBuyQueries.orders())
  // Paid, complete or failed meanwhile.
  useDidShow(() => void client.invalidateQueries({ queryKey: groupBuyQueries.orders().queryKey }))
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={groupBuyOrderCard}
      empty={empty}
      failedTitle={texts.failed}
      isGrid
    />
  )
}

const groupBuyOrderCard = (order: GroupBuyOrder) => <GroupBuyOrderCard order={order} />

/** Once it is paid, what counts is its group. */
function stateOf({ state, group, refund }: GroupBuyOrder): string {
  if (state !== 'paid' || !group) return texts.states[state]
  return [texts.groups[group.state], refund].filter(Boolean).join(' · ')
}

/** Without the group's id, the queue shows the one in which I am. */
function actionOf({ goods, state, saleId, groupId, group }: GroupBuyOrder) {
  const kind = goods ? promotedKind(goods) : undefined
  if (!goods || !kind || saleId === null) return undefined
  if (state === 'paid') {
    return { label: texts.see, onClick: () => navigateTo('groupQueue', { id: saleId, gid: groupId ?? undefined }) }
  }
  if (state === 'cancelled' || groupId === null || payAdapter.policy !== 'pay') return undefined
  const wantedId = group?.state === 'unpaid' ? 0 : groupId
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
