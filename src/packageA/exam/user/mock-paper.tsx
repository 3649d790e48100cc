import { definePage } from '@/features/shared/page'
import { RunningExams } from '@/features/shared/runningExams'
import { MyList } from '@/features/shared/product/StudyList'
import { mockPaper } from '@/goods/kinds/mockPaper'

export default definePage('examUserMock', function ExamUserMockPage() {
  return (
    <>
      <RunningExams />
      <MyList kind={mockPaper} />
    </>
  )
})
