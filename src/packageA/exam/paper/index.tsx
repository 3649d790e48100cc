import { papers } from '@/features/exam/kinds'
import { ExamList } from '@/features/exam/list/ExamList'
import { definePage } from '@/features/shared/page'

export default definePage('examPaperIndex', function ExamPaperIndexPage(props) {
  return <ExamList exams={papers} {...props} />
})
