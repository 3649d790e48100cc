import { ReadingSkeleton } from '@/features/book/BookSkeleton'
import { Reader } from '@/features/book/reader/Reader'
import { texts } from '@/features/book/texts'
import { useArticle } from '@/features/book/reader/useArticle'
import { QueryView, definePage } from '@/features/shared/page'

export default definePage('bookRead', function BookReadPage({ params: { id, note }, setParams }) {
  const reading = useArticle(id)
  return (
    <QueryView query={reading} skeleton={<ReadingSkeleton />} title={texts.reader.failed}>
      {(data) => (
        <Reader key={data.article.id} reading={data} noteId={note} onGo={(articleId) => setParams({ id: articleId })} />
      )}
    </QueryView>
  )
})
