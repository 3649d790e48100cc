import { BookHeadPreview } from '@/features/book/detail/BookHead'
import { BookPage } from '@/features/book/detail/BookPage'
import { BookSkeleton } from '@/features/book/BookSkeleton'
import { texts } from '@/features/book/texts'
import { QueryView, definePage } from '@/features/shared/page'
import { DetailPreview } from '@/features/shared/product/DetailPreview'
import { useProductPage } from '@/features/shared/product/useProductPage'
import { book } from '@/goods/kinds/book'
import { queryClient } from '@/queries/client'
import { bookQueries } from '@/queries/book'

export default definePage(
  'bookShow',
  function BookShowPage({ params: { id, tab } }) {
    const { detail, preview, share } = useProductPage(book, id, bookQueries.detail(id))
    return (
      <QueryView
        query={detail}
        preview={preview && <DetailPreview preview={preview} head={<BookHeadPreview preview={preview} />} />}
        skeleton={<BookSkeleton />}
        title={texts.failed}
      >
        {(data) => <BookPage detail={data} firstTab={tab} share={share} />}
      </QueryView>
    )
  },
  ({ id }) => void queryClient.prefetchQuery(bookQueries.detail(id)),
)
