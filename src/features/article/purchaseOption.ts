import type { ArticleDetail } from '@/api/article'
import type { PurchaseOption } from '@/features/shared/product/purchaseOption'

import { texts } from './texts'

export interface ArticleViewer {
  isLogin: boolean
  /** A membership is running. */
  isVip: boolean
  /** False where the platform forbids selling: no price, no word of buying, no hint. */
  canBuy: boolean
}

const nothing: PurchaseOption = { primaryAction: undefined, priceCents: undefined, canUnlockWithVip: false }

/** How the closed part of an article can be unlocked (docs/backend/books-articles-paths.md#article-rights). */
export function purchaseOptionOf(
  { article, canRead }: ArticleDetail,
  { isLogin, isVip, canBuy }: ArticleViewer,
): PurchaseOption {
  if (canRead) return nothing
  if (!isLogin) return { ...nothing, primaryAction: { action: 'login', label: texts.buy.login } }
  if (!canBuy) return nothing
  const { priceCents, isVipFree } = article
  return {
    primaryAction: priceCents
      ? { action: 'buy', label: texts.buy.unlock }
      : { action: 'none', label: texts.buy.notForSale },
    priceCents: priceCents || null,
    canUnlockWithVip: isVipFree && !isVip,
  }
}
