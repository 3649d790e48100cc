import { definePage } from '@/features/shared/page'
import { MyList } from '@/features/shared/product/StudyList'
import { practice } from '@/goods/kinds/practice'

export default definePage('examUserPractice', function ExamUserPracticePage() {
  return <MyList kind={practice} />
})
