import { AttemptPage } from '@/features/exam/room/AttemptPage'
import { definePage } from '@/features/shared/page'

export default definePage('examMockPlay', function ExamMockPlayPage({ params: { id, record } }) {
  return <AttemptPage kind='mockPaper' examId={id} recordId={record} />
})
