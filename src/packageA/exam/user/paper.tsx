import { definePage } from '@/features/shared/page'
import { MyList } from '@/features/shared/product/StudyList'
import { paper } from '@/goods/kinds/paper'

export default definePage('examUserPaper', function ExamUserPaperPage() {
  return <MyList kind={paper} />
})
