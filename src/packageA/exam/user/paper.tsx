import { MyExams } from '@/features/shared/myExams'
import { screen } from '@/features/shared/screen'

export default screen('examUserPaper', function UserPaper() {
  return <MyExams kind='paper' />
})
