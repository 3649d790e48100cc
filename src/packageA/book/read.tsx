import { ReadingSkeleton } from '@/features/book/BookSkeleton'
import { Reader } from '@/features/book/Reader'
import { texts } from '@/features/book/texts'
import { useReading } from '@/features/book/useReading'
import { QueryView, screen } from '@/features/shared/screen'

export default screen('bookRead', function BookRead({ params: { id }, setParams }) {
  const reading = useReading(id)
  return (
    <QueryView query={reading} skeleton={<ReadingSkeleton />} title={texts.reader.failed}>
      {(data) => (
        <Reader key={data.article.id} reading={data} onGo={(articleId) => setParams({ id: articleId })} />
      )}
    </QueryView>
  )
})
