import { practices } from '@/features/exam/kinds'
import { ExamList } from '@/features/exam/list/ExamList'
import { definePage } from '@/features/shared/page'

export default definePage('examPracticeIndex', function ExamPracticeIndexPage(props) {
  return <ExamList exams={practices} {...props} />
})
