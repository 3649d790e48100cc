import { definePage } from '@/features/shared/page'
import { MyList } from '@/features/shared/product/StudyList'
import { mockPaper } from '@/goods/kinds/mockPaper'

export default definePage('examUserMock', function ExamUserMockPage() {
  return <MyList kind={mockPaper} />
})
