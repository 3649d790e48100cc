import { LiveRoom } from '@/features/live/room/LiveRoom'
import { definePage } from '@/features/shared/page'

export default definePage('liveVideo', function LiveVideoPage({ params: { id, course } }) {
  return <LiveRoom lessonId={id} courseId={course} />
})
