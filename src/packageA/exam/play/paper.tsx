import { AttemptPage } from '@/features/exam/room/AttemptPage'
import { definePage } from '@/features/shared/page'

export default definePage('examPaperPlay', function ExamPaperPlayPage({ params: { id, record } }) {
  return <AttemptPage kind='paper' examId={id} recordId={record} />
})
