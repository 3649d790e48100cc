import type { Lesson } from '@/api/course'
import { navigateTo } from '@/routes/navigate'

export const openLesson = ({ id, courseId }: Pick<Lesson, 'id' | 'courseId'>): void =>
  navigateTo('courseVideo', { id, course_id: courseId })
