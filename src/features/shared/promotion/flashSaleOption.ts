import type { FlashSale, Reservation } from '@/api/flashSale'

import { isPayable } from '@/queries/flashSale'

import type { PrimaryAction, PurchaseOption } from '../product/purchaseOption'
import { texts as promotionTexts } from './texts'

const texts = promotionTexts.flashSale

interface Acts {
  reserve: () => void
  pay: (reservation: Reservation) => void
}

function primaryActionOf({ state }: FlashSale, reservation: Reservation | null, acts: Acts): PrimaryAction | undefined {
  if (reservation?.state === 'paid') return { action: 'none', label: texts.opening }
  if (reservation?.state === 'won')
    return isPayable(reservation)
      ? { action: 'run', label: texts.pay, run: () => acts.pay(reservation) }
      : { action: 'none', label: texts.late }
  if (state === 'soon') return { action: 'none', label: texts.soon }
  return state === 'running' ? { action: 'run', label: texts.buy, run: acts.reserve, isPurchase: true } : undefined
}

/** What a learner may do with a thing in a flash sale. After the sale: what they may do without one. */
export function flashSaleOption(
  sale: FlashSale,
  reservation: Reservation | null,
  own: PurchaseOption,
  acts: Acts,
): PurchaseOption {
  const primaryAction = primaryActionOf(sale, reservation, acts)
  return primaryAction ? { primaryAction, priceCents: sale.priceCents, canUnlockWithVip: false } : own
}
