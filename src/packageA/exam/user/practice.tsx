import { MyExams } from '@/features/shared/myExams'
import { screen } from '@/features/shared/screen'

export default screen('examUserPractice', function UserPractice() {
  return <MyExams kind='practice' />
})
