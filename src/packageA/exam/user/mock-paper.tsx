import { MyExams } from '@/features/shared/myExams'
import { screen } from '@/features/shared/screen'

export default screen('examUserMock', function UserMock() {
  return <MyExams kind='mockPaper' />
})
