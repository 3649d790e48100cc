import { useQuery } from '@tanstack/react-query'

import type { BookDetail } from '@/api/book'
import { PromotedProduct } from '@/features/shared/product/PromotedProduct'
import { CardPicture } from '@/features/shared/share/CardPicture'
import { useViewer } from '@/features/shared/viewer'
import { book as bookKind } from '@/goods/kinds/book'
import { bookQueries } from '@/queries/book'
import { lastRead } from '@/stores/readingPosition'
import { useSession } from '@/stores/session'
import type { ShareInfo } from '@/stores/share'

import { BookHead } from './BookHead'
import type { BookTab } from './bookTab'
import { BookTabs } from './BookTabs'
import { purchaseOptionOf } from './purchaseOption'
import { texts } from '../texts'

interface BookPageProps {
  detail: BookDetail
  firstTab: BookTab | undefined
  share: ShareInfo | undefined
}

/** The page of a book, before and after buying. */
export function BookPage({ detail, firstTab, share }: BookPageProps) {
  const lastArticleId = useLastArticle(detail.book.id)
  return (
    <>
      <PromotedProduct
        kind={bookKind}
        id={detail.book.id}
        option={purchaseOptionOf(detail, useViewer(), lastArticleId)}
        share={share}
        head={<BookHead detail={detail} lastArticleId={lastArticleId} />}
        vipLead={texts.vipLead}
      >
        <BookTabs detail={detail} firstTab={firstTab} lastArticleId={lastArticleId} />
      </PromotedProduct>
      <CardPicture thumb={detail.book.thumb} />
    </>
  )
}

/**
 * Where reading stopped, on whichever device; `undefined` = it has not begun, or is not yet known. The device's own
 * position is read in each render, because opening an article changes the query, too.
 */
function useLastArticle(bookId: number): number | undefined {
  const isLogin = useSession((session) => session.isLogin)
  const { data } = useQuery({ ...bookQueries.lastRead(bookId), enabled: isLogin })
  return lastRead(bookId, data ?? { articleId: null, readAt: null }).articleId ?? undefined
}
