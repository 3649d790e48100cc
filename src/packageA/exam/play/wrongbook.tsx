import { BookPractice } from '@/features/exam/book/BookPractice'
import { definePage } from '@/features/shared/page'

export default definePage('examWrongBookPlay', function ExamWrongBookPlayPage(props) {
  return <BookPractice book='wrongBook' {...props} />
})
