import type { LearningPathDetail } from '@/api/learningPath'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { RouteLocation } from '@/routes/codec'

import { percentOf } from './progress'
import { texts } from './texts'

interface Situation {
  /** The part to continue with. */
  next: RouteLocation | undefined
  /** False where the platform forbids selling. */
  canBuy: boolean
}

function learnLabel(detail: LearningPathDetail): string {
  const percent = percentOf(detail)
  if (percent === 100) return texts.buy.again
  return percent ? texts.buy.goOn : texts.buy.start
}

/** What a learner may do with a learning path (docs/backend/books-articles-paths.md#path-rights). */
export function purchaseOptionOf(detail: LearningPathDetail, { next, canBuy }: Situation): PurchaseOption {
  const { learningPath, isOwned } = detail
  const isFree = learningPath.priceCents === 0
  if (isOwned || isFree) {
    const idle = { action: 'none' as const, label: isOwned ? texts.buy.bought : texts.buy.free }
    return {
      primaryAction: next ? { action: 'open', label: learnLabel(detail), location: next } : idle,
      priceCents: isOwned ? undefined : 0,
      canUnlockWithVip: false,
    }
  }
  if (!canBuy) return { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }
  return {
    primaryAction:
      learningPath.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: texts.buy.buy },
    priceCents: learningPath.priceCents,
    canUnlockWithVip: false,
  }
}
