import { BookPractice } from '@/features/exam/book/BookPractice'
import { definePage } from '@/features/shared/page'

export default definePage('examCollectionPlay', function ExamCollectionPlayPage(props) {
  return <BookPractice book='collection' {...props} />
})
