import type { BookArticle, BookChapter, BookDetail } from '@/api/book'
import type { Learner } from '@/features/shared/learner'
import type { Cents } from '@/lib/money'

import { texts } from './texts'

/** What the one button of the book does. */
export type Offer =
  | { action: 'read'; label: string; articleId: number }
  | { action: 'buy'; label: string }
  /** Nothing can be done; the label says why. */
  | { action: 'none'; label: string }

export interface Entitlement {
  /** `undefined` = nothing may be offered here. */
  offer: Offer | undefined
  /** Shown beside the button; `undefined` = no price belongs here. */
  priceCents: Cents | null | undefined
  /** A membership would open the book. */
  isVipHelping: boolean
}

/** In reading order. */
export const flatArticles = (chapters: readonly BookChapter[]): BookArticle[] =>
  chapters.flatMap(({ articles }) => articles)

/**
 * What a learner may do with a book (contract `content.md` 6.2).
 * @param lastArticleId where reading stopped; `undefined` = it has not begun
 */
export function entitlementOf(
  { book, chapters, canRead }: BookDetail,
  { isVip, canBuy }: Learner,
  lastArticleId: number | undefined,
): Entitlement {
  const articles = flatArticles(chapters)
  if (canRead || book.priceCents === 0) {
    const last = articles.find(({ id }) => id === lastArticleId)
    const target = last ?? articles[0]
    return {
      offer: target
        ? { action: 'read', label: last ? texts.buy.goOn : texts.buy.start, articleId: target.id }
        : { action: 'none', label: texts.buy.notReady },
      priceCents: book.priceCents === 0 && !last ? 0 : undefined,
      isVipHelping: false,
    }
  }
  if (!canBuy) {
    const trial = articles.find(({ isTrial }) => isTrial)
    return {
      offer: trial && { action: 'read', label: texts.buy.trial, articleId: trial.id },
      priceCents: undefined,
      isVipHelping: false,
    }
  }
  return {
    offer:
      book.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: texts.buy.buy },
    priceCents: book.priceCents,
    isVipHelping: book.isVipFree && !isVip,
  }
}
