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
  // does not give way at once. A shared address does not name the course, to which the way back leads.
  const settleAddress = useCallback((courseId: number) => setParams({ id, course_id: courseId }), [setParams, id])
  return (
    <LessonView
      lessonId={id}
      courseId={course_id}
      atSec={at}
      goesOn={after !== undefined}
      onBegun={settleAddress}
      onOpen={openLesson}
    />
  )
})
