import type { BookArticle, BookChapter, BookDetail } from '@/api/book'
import type { PrimaryAction, PurchaseOption } from '@/features/shared/product/purchaseOption'
import type { Viewer } from '@/features/shared/viewer'

import { texts } from '../texts'

const openAction = (label: string, { id }: BookArticle): PrimaryAction => ({
  action: 'open',
  label,
  location: { name: 'bookRead', params: { id } },
})

/** In reading order. */
export const flatArticles = (chapters: readonly BookChapter[]): BookArticle[] =>
  chapters.flatMap(({ articles }) => articles)

/** The number of an article in reading order, from 1; `undefined` = it is not in the book. */
export function placeOf(chapters: readonly BookChapter[], articleId: number | undefined) {
  const articles = flatArticles(chapters)
  const index = articles.findIndex(({ id }) => id === articleId)
  return index < 0 ? undefined : { number: index + 1, all: articles.length }
}

/**
 * What a learner may do with a book (docs/backend/books-articles-paths.md#book-rights).
 * @param lastArticleId where reading stopped; `undefined` = it has not begun
 */
export function purchaseOptionOf(
  { book, chapters, canRead }: BookDetail,
  { isVip, canBuy }: Viewer,
  lastArticleId: number | undefined,
): PurchaseOption {
  const articles = flatArticles(chapters)
  if (canRead || book.priceCents === 0) {
    const last = articles.find(({ id }) => id === lastArticleId)
    const target = last ?? articles[0]
    return {
      primaryAction: target
        ? openAction(last ? texts.buy.goOn : texts.buy.start, target)
        : { action: 'none', label: texts.buy.notReady },
      priceCents: book.priceCents === 0 && !last ? 0 : undefined,
      canUnlockWithVip: false,
    }
  }
  if (!canBuy) {
    const trial = articles.find(({ isTrial }) => isTrial)
    return {
      primaryAction: trial && openAction(texts.buy.trial, trial),
      priceCents: undefined,
      canUnlockWithVip: false,
    }
  }
  return {
    primaryAction:
      book.priceCents === null
        ? { action: 'none', label: texts.buy.notForSale }
        : { action: 'buy', label: texts.buy.buy },
    priceCents: book.priceCents,
    canUnlockWithVip: book.isVipFree && !isVip,
  }
}
