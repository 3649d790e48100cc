import type { PathDetail, PathPart } from '@/api/path'
import type { Cents } from '@/lib/money'

import { percentOf } from './progress'
import { texts } from './texts'

/** What the one button of a path does. */
export type Offer =
  | { action: 'learn'; label: string; part: PathPart }
  | { action: 'buy'; label: string }
  /** Nothing can be done; the label says why. */
  | { action: 'none'; label: string }

export interface Entitlement {
  /** `undefined` = nothing may be offered here. */
  offer: Offer | undefined
  /** Shown beside the button; `undefined` = no price belongs here. */
  priceCents: Cents | null | undefined
}

interface Situation {
  /** Where to go on. */
  next: PathPart | undefined
  /** False where the platform forbids to sell. */
  canBuy: boolean
}

function learnWords(detail: PathDetail): string {
  const percent = percentOf(detail)
  if (percent === 100) return texts.buy.again
  return percent ? texts.buy.goOn : texts.buy.start
}

/** What a learner may do with a path (contract `content.md` 6.7). */
export function entitlementOf(detail: PathDetail, { next, canBuy }: Situation): Entitlement {
  const { path, isOwned } = detail
  const isFree = path.priceCents === 0
  if (isOwned || isFree) {
    const idle = { action: 'none' as const, label: isOwned ? texts.buy.bought : texts.buy.free }
    return {
      offer: next ? { action: 'learn', label: learnWords(detail), part: next } : idle,
      priceCents: isOwned ? undefined : 0,
    }
  }
  if (!canBuy) return { offer: undefined, priceCents: undefined }
  return {
    offer:
      path.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: texts.buy.buy },
    priceCents: path.priceCents,
  }
}
