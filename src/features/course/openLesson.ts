import type { Lesson } from '@/api/course'
import { open } from '@/routes/navigate'

export const openLesson = ({ id, courseId }: Pick<Lesson, 'id' | 'courseId'>): void =>
  open('courseVideo', { id, course_id: courseId })
