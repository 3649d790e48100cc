import type { Lesson } from '@/api/course'
import { linkTo } from '@/features/shared/link'
import { goBackOrReplace } from '@/routes/navigate'

type LessonRef = Pick<Lesson, 'id' | 'courseId'>

/** A touch fetches the page's code, and no data: each call of a lesson counts as a view. */
export const lessonLink = ({ id, courseId }: LessonRef) =>
  linkTo({ name: 'courseVideo', params: { id, course_id: courseId } })

export const openLesson = (lesson: LessonRef): void => lessonLink(lesson).onClick()

export const leaveForCourse = (id: number): void => goBackOrReplace({ name: 'courseShow', params: { id } })
