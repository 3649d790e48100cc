import { MissedPractice } from '@/features/exam/review/MissedPractice'
import { SpacedReview } from '@/features/exam/review/SpacedReview'
import { definePage } from '@/features/shared/page'

export default definePage('examReview', function ExamReviewPage({ params: { ids } }) {
  const chosen = (ids ?? '').split(',').flatMap((id) => (/^[1-9]\d*$/.test(id) ? [Number(id)] : []))
  return chosen.length > 0 ? <MissedPractice ids={chosen} /> : <SpacedReview />
})
