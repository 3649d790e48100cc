import type { ReactNode } from 'react'

import { useReadyOrTimeout } from '@/features/shared/page/useReadyOrTimeout'
import type { GoodsKind } from '@/goods/define'

import type { PurchaseOption } from '../product/purchaseOption'
import { useFlashSale } from './useFlashSale'
import { useGroupBuy } from './useGroupBuy'

interface Promoted {
  option: PurchaseOption
  /** Describes the promotion; null = there is none. */
  bar: ReactNode
  /** The content below the bar can be drawn without being pushed down later. */
  isSettled: boolean
}

const isForSale = ({ primaryAction, priceCents }: PurchaseOption) => primaryAction?.action === 'buy' && priceCents !== 0

/**
 * While it is unknown whether there is a promotion, buying is disabled, so that nobody pays the full price by mistake.
 * The layout does not change.
 */
const waiting = (own: PurchaseOption): PurchaseOption => ({
  ...own,
  primaryAction: own.primaryAction && { action: 'none', label: own.primaryAction.label },
})

/**
 * The promotion of a thing, if it is for sale to this learner.
 * @param own what the learner may do without one
 */
export function usePromotion(kind: GoodsKind, id: number, own: PurchaseOption): Promoted {
  const flashSale = useFlashSale(kind, id, own, isForSale(own))
  const groupBuy = useGroupBuy(kind, id, own, isForSale(own))
  const isSettled = useReadyOrTimeout(flashSale !== undefined && groupBuy !== undefined)
  if (flashSale === undefined || groupBuy === undefined) return { option: waiting(own), bar: null, isSettled }
  // A paid place in a group comes first. If the learner also won the flash sale, they would pay twice.
  const promotion = groupBuy?.isJoined ? groupBuy : (flashSale ?? groupBuy)
  return promotion ? { option: promotion.option, bar: promotion.bar, isSettled } : { option: own, bar: null, isSettled }
}
