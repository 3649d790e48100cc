import { BookSkeleton } from '@/features/book/BookSkeleton'
import { BookHeadPreview } from '@/features/book/detail/BookHead'
import { BookPage } from '@/features/book/detail/BookPage'
import { texts } from '@/features/book/texts'
import { defineProductPage } from '@/features/shared/product/defineProductPage'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { book } from '@/goods/kinds/book'
import { bookQueries } from '@/queries/book'

export default defineProductPage('bookShow', book, {
  query: bookQueries.detail,
  failed: texts.failed,
  skeleton: <BookSkeleton />,
  preview: (preview) => <DetailPreview preview={preview} head={<BookHeadPreview preview={preview} />} />,
  draw: ({ detail, params, share }) => <BookPage detail={detail} firstTab={params.tab} share={share} />,
})
