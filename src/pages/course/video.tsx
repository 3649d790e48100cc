import { useCallback } from 'react'

import { definePage } from '@/features/shared/page'
import { LessonView } from '@/features/course/lesson/LessonView'

export default definePage('courseVideo', function CourseVideoPage({ params, setParams }) {
  const { id, course_id, at, after } = params
  const openLesson = useCallback(
    (lesson: { id: number }, sec?: number) =>
      setParams({ id: lesson.id, course_id, ...(sec !== undefined && { at: sec }) }),
    [setParams, course_id],
  )
  // How it begins is then removed: a reload continues at the learner's later position, and a lesson that is finished here
  // does not give way at once.
  const forgetBeginning = useCallback(() => setParams({ id, course_id }), [setParams, id, course_id])
  return (
    <LessonView
      lessonId={id}
      courseId={course_id}
      atSec={at}
      goesOn={after !== undefined}
      onBegun={forgetBeginning}
      onOpen={openLesson}
    />
  )
})
