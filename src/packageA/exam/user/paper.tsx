import { definePage } from '@/features/shared/page'
import { RunningExams } from '@/features/shared/runningExams'
import { MyList } from '@/features/shared/product/StudyList'
import { paper } from '@/goods/kinds/paper'

export default definePage('examUserPaper', function ExamUserPaperPage() {
  return (
    <>
      <RunningExams />
      <MyList kind={paper} />
    </>
  )
})
