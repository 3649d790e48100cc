import { useCallback } from 'react'

import { definePage } from '@/features/shared/page'
import { LessonView } from '@/features/course/lesson/LessonView'

export default definePage('courseVideo', function CourseVideoPage({ params, setParams }) {
  const { id } = params
  const openLesson = useCallback((lesson: { id: number }) => setParams({ id: lesson.id }), [setParams])
  return <LessonView lessonId={id} onOpen={openLesson} />
})
