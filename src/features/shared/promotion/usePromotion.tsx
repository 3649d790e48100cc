import type { ReactNode } from 'react'

import { useReadyOrTimeout } from '@/features/shared/page'
import type { GoodsKind } from '@/goods/define'

import type { PurchaseOption } from '../product/purchaseOption'
import { useFlashSale } from './useFlashSale'
import { useGroupBuy } from './useGroupBuy'

interface Promoted {
  option: PurchaseOption
  /** What is said of the promotion; null = there is none. */
  bar: ReactNode
  /** What stands below the bar can be drawn: it will not be pushed down. */
  isSettled: boolean
}

const isForSale = ({ primaryAction, priceCents }: PurchaseOption) => primaryAction?.action === 'buy' && priceCents !== 0

/** Until it is known whether there is a promotion nobody pays the full price by mistake. All else stays where it is. */
const waiting = (own: PurchaseOption): PurchaseOption => ({
  ...own,
  primaryAction: own.primaryAction && { action: 'none', label: own.primaryAction.label },
})

/**
 * The promotion that a thing is in, where it is sold to this learner.
 * @param own what he may do without one
 */
export function usePromotion(kind: GoodsKind, id: number, own: PurchaseOption): Promoted {
  const flashSale = useFlashSale(kind, id, own, isForSale(own))
  const groupBuy = useGroupBuy(kind, id, own, isForSale(own))
  const isSettled = useReadyOrTimeout(flashSale !== undefined && groupBuy !== undefined)
  if (flashSale === undefined || groupBuy === undefined) return { option: waiting(own), bar: null, isSettled }
  // A place that is paid for comes first: won in a flash sale as well, it would be paid twice.
  const promotion = groupBuy?.isJoined ? groupBuy : (flashSale ?? groupBuy)
  return promotion ? { option: promotion.option, bar: promotion.bar, isSettled } : { option: own, bar: null, isSettled }
}
