import { useCallback } from 'react'

import { definePage } from '@/features/shared/page'
import { LessonView } from '@/features/course/lesson/LessonView'

export default definePage('courseVideo', function CourseVideoPage({ params, setParams }) {
  const { id, at } = params
  const openLesson = useCallback(
    (lesson: { id: number }, sec?: number) => setParams({ id: lesson.id, ...(sec !== undefined && { at: sec }) }),
    [setParams],
  )
  // Once it plays from there, `at` is removed, so that a reload continues at the learner's later position.
  const forgetSecond = useCallback(() => setParams({ id }), [setParams, id])
  return <LessonView lessonId={id} atSec={at} onBegun={forgetSecond} onOpen={openLesson} />
})
