import type { StudyCourse } from '@/api/study'
import type { RouteLocation } from '@/routes/codec'

/** To the lesson watched last, or on from there; a course that was never begun opens with its outline. */
export const continueCourse = ({ courseId, lastLesson }: StudyCourse): RouteLocation =>
  lastLesson
    ? {
        name: 'courseVideo',
        params: { id: lastLesson.id, course_id: courseId, after: '1' },
      }
    : { name: 'courseShow', params: { id: courseId } }
