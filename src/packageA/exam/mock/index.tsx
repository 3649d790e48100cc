import { mockPapers } from '@/features/exam/kinds'
import { ExamList } from '@/features/exam/list/ExamList'
import { definePage } from '@/features/shared/page'

export default definePage('examMockIndex', function ExamMockIndexPage(props) {
  return <ExamList exams={mockPapers} {...props} />
})
