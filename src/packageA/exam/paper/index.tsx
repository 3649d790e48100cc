import { ExamList } from '@/features/exam/ExamList'
import { screen } from '@/features/shared/screen'

export default screen('examPaperIndex', function PaperIndex(props) {
  return <ExamList kind='paper' {...props} />
})
