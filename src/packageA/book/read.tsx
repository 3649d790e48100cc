import { useEffect, useState } from 'react'

import { ReadingSkeleton } from '@/features/book/BookSkeleton'
import { toOutline } from '@/features/book/detail/bookTab'
import { Reader } from '@/features/book/reader/Reader'
import { texts } from '@/features/book/texts'
import { useArticle } from '@/features/book/reader/useArticle'
import { QueryView, definePage } from '@/features/shared/page'

const missingFrom = (bookId: number) => ({
  ...texts.reader.missing,
  action: { label: texts.reader.toItsBook, onClick: () => toOutline(bookId) },
})

export default definePage('bookRead', function BookReadPage({ params: { id, book, note }, setParams }) {
  const reading = useArticle(id)
  const [hasTurned, setTurned] = useState(false)
  // A shared address does not name the book, to which the way back leads.
  const bookId = reading.data?.book.id
  useEffect(() => {
    if (book === undefined && bookId !== undefined) setParams({ id, book: bookId, note })
  }, [book, bookId, setParams, id, note])
  const missing = book === undefined ? undefined : missingFrom(book)
  return (
    <QueryView query={reading} skeleton={<ReadingSkeleton />} title={texts.reader.failed} missing={missing}>
      {(data) => (
        <Reader
          key={data.article.id}
          reading={data}
          noteId={note}
          // A reload continues at the learner's later position.
          onReadOn={() => setParams({ id, book: data.book.id })}
          takesFocus={hasTurned}
          onGo={(articleId) => {
            setTurned(true)
            setParams({ id: articleId, book: data.book.id })
          }}
        />
      )}
    </QueryView>
  )
})
