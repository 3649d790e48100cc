import type { Lesson } from '@/api/course'
import { linkTo } from '@/features/shared/link'
import type { RouteLocation } from '@/routes/codec'
import { openLocation } from '@/routes/navigate'

const locationOf = ({ id, courseId }: Pick<Lesson, 'id' | 'courseId'>): RouteLocation => ({
  name: 'courseVideo',
  params: { id, course_id: courseId },
})

/** A touch fetches the page's code, and no data: each call of a lesson counts as a view. */
export const lessonLink = (lesson: Lesson) => linkTo(locationOf(lesson))

export const openLesson = (lesson: Pick<Lesson, 'id' | 'courseId'>): void => void openLocation(locationOf(lesson))
