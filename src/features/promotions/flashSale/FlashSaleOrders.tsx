import { useDidShow } from '@tarojs/taro'
import { useQueryClient } from '@tanstack/react-query'

import type { FlashSaleOrder } from '@/api/flashSale'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { payAdapter } from '@/platform/pay'
import { flashSaleQueries } from '@/queries/flashSale'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import { OrderCard } from '../OrderCard'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.flashOrders
const empty = {
  ...texts.empty,
  action: { label: promotionsTexts.flashSales.toList, onClick: () => navigateTo('flashSales', {}) },
}

/** What I have won: paid, to be paid, or gone again. */
export function FlashSaleOrders() {
  const client = useQueryClient()
  const query = usePagedQuery(flashSaleQueries.orders())
  // Paid or lost elsewhere, meanwhile.
  useDidShow(() => void client.invalidateQueries({ queryKey: flashSaleQueries.orders().queryKey }))
  return (
    <PagedList
      query={query}
      keyOf={({ id }) => id}
      renderItem={flashSaleOrderCard}
      empty={empty}
      failedTitle={texts.failed}
      isGrid
    />
  )
}

const tones = { won: 'warning', paid: 'success', lost: 'neutral' } as const

const flashSaleOrderCard = (order: FlashSaleOrder) => <FlashSaleOrderCard order={order} />

function FlashSaleOrderCard({ order }: { order: FlashSaleOrder }) {
  const { id: reservationId, goods, state, priceCents, createdAt } = order
  const kind = goods ? promotedKind(goods) : undefined
  const canPay = goods && kind && state === 'won' && payAdapter.policy === 'pay'
  const pay = canPay && {
    label: texts.pay,
    onClick: () =>
      navigateTo('order', { type: kind.type, id: goods.id, promotion: { kind: 'flashSale', reservationId } }),
  }
  return (
    <OrderCard
      goods={goods}
      state={texts.states[state]}
      tone={tones[state]}
      isPaid={state === 'paid'}
      priceCents={priceCents}
      at={createdAt}
      action={pay || undefined}
    />
  )
}
