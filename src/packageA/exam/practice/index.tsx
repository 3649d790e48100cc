import { ExamList } from '@/features/exam/ExamList'
import { screen } from '@/features/shared/screen'

export default screen('examPracticeIndex', function PracticeIndex(props) {
  return <ExamList kind='practice' {...props} />
})
