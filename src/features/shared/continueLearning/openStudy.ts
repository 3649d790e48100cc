import type { StudyCourse } from '@/api/study'
import { open } from '@/routes/navigate'

/** Straight to the last lesson; a course never begun opens with its outline. */
export function openStudy({ courseId, lastLesson }: StudyCourse): void {
  if (lastLesson) open('courseVideo', { id: lastLesson.id, course_id: courseId })
  else open('courseShow', { id: courseId })
}
