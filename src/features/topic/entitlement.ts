import type { TopicDetail } from '@/api/topic'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** What the one button of an article does. */
export type Offer =
  | { action: 'login' | 'buy'; label: string }
  /** Nothing can be done; the label says why. */
  | { action: 'none'; label: string }

export interface Entitlement {
  /** `undefined` = everything is open, or nothing may be offered here. */
  offer: Offer | undefined
  /** Shown beside the button; `undefined` = no price belongs here. */
  priceCents: Cents | null | undefined
  /** A membership would open the article. */
  isVipHelping: boolean
}

export interface Reader {
  isLogin: boolean
  /** A membership is running. */
  isVip: boolean
  /** False where the platform forbids to sell: no price, no buy word, no hint. */
  canBuy: boolean
}

const nothing: Entitlement = { offer: undefined, priceCents: undefined, isVipHelping: false }

/** The way into the closed part of an article (contract `content.md` 6.5). */
export function entitlementOf({ topic, canRead }: TopicDetail, { isLogin, isVip, canBuy }: Reader): Entitlement {
  if (canRead) return nothing
  if (!isLogin) return { ...nothing, offer: { action: 'login', label: texts.buy.login } }
  if (!canBuy) return nothing
  const { priceCents, isVipFree } = topic
  return {
    offer: priceCents
      ? { action: 'buy', label: texts.buy.unlock }
      : { action: 'none', label: texts.buy.notForSale },
    priceCents: priceCents || null,
    isVipHelping: isVipFree && !isVip,
  }
}
