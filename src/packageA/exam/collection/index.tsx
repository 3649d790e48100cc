import { BookHome } from '@/features/exam/book/BookHome'
import { definePage } from '@/features/shared/page'

export default definePage('examCollection', function ExamCollectionPage() {
  return <BookHome book='collection' />
})
