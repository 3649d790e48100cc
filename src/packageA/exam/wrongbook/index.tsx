import { BookHome } from '@/features/exam/book/BookHome'
import { definePage } from '@/features/shared/page'

export default definePage('examWrongBook', function ExamWrongBookPage() {
  return <BookHome book='wrongBook' />
})
