import { useQuery } from '@tanstack/react-query'
import { useDidShow } from '@tarojs/taro'

import { BookPage } from '@/features/book/BookPage'
import { BookSkeleton } from '@/features/book/BookSkeleton'
import { texts } from '@/features/book/texts'
import { useHistoryRecord } from '@/features/shared/history/useHistoryRecord'
import { QueryView, screen } from '@/features/shared/screen'
import { useSharedPage } from '@/features/shared/share/useSharedPage'
import { bookQueries } from '@/queries/book'

export default screen('bookShow', function BookShow({ params: { id, tab } }) {
  const detail = useQuery(bookQueries.detail(id))
  const book = detail.data?.book
  const share = useSharedPage(
    book && { name: 'bookShow', params: { id }, title: book.name, desc: book.summary, thumb: book.thumb },
  )
  useHistoryRecord(book && { type: 'book', id, title: book.name })
  // Back from the cashier: rights have changed.
  useDidShow(() => void detail.refetch({ cancelRefetch: false }))

  return (
    <QueryView query={detail} skeleton={<BookSkeleton />} title={texts.failed}>
      {(data) => <BookPage detail={data} firstTab={tab} share={share} />}
    </QueryView>
  )
})
