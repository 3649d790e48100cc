import { SpacedReview } from '@/features/exam/spaced/SpacedReview'
import { definePage } from '@/features/shared/page'

export default definePage('examReview', function ExamReviewPage() {
  return <SpacedReview />
})
