import { ExamList } from '@/features/exam/ExamList'
import { screen } from '@/features/shared/screen'

export default screen('examMockIndex', function MockIndex(props) {
  return <ExamList kind='mockPaper' {...props} />
})
