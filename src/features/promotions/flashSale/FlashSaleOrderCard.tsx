import type { FlashSaleOrder } from '@/api/flashSale'
import { useIsPast } from '@/features/shared/promotion/useIsPast'
import { payAdapter } from '@/platform/pay'
import { navigateTo } from '@/routes/navigate'

import { promotedKind } from '../goods'
import { OrderCard } from '../OrderCard'
import { texts as promotionsTexts } from '../texts'

const texts = promotionsTexts.flashOrders

const tones = { won: 'warning', paid: 'success', lost: 'neutral' } as const
const amounts = { won: 'due', paid: 'paid', lost: undefined } as const

export const flashSaleOrderCard = (order: FlashSaleOrder) => <FlashSaleOrderCard order={order} />

function FlashSaleOrderCard({ order }: { order: FlashSaleOrder }) {
  const { id: reservationId, goods, state, priceCents, createdAt, reservedUntil } = order
  const kind = goods ? promotedKind(goods) : undefined
  const isOver = useIsPast(reservedUntil)
  const canPay = goods && kind && state === 'won' && !isOver && payAdapter.canSell
  const pay = canPay && {
    label: texts.pay,
    onClick: () =>
      navigateTo('order', { type: kind.type, id: goods.id, promotion: { kind: 'flashSale', reservationId } }),
  }
  return (
    <OrderCard
      goods={goods}
      state={texts[payAdapter.canSell ? 'states' : 'unsoldStates'][state]}
      tone={tones[state]}
      amount={amounts[state]}
      priceCents={priceCents}
      at={createdAt}
      action={pay || undefined}
    />
  )
}
