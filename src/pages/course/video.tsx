import { useCallback } from 'react'

import { screen } from '@/features/shared/screen'
import { Watch } from '@/features/lesson/Watch'

export default screen('courseVideo', function CourseVideo({ params, setParams }) {
  const { id } = params
  const openLesson = useCallback((lesson: { id: number }) => setParams({ id: lesson.id }), [setParams])
  return <Watch lessonId={id} onOpen={openLesson} />
})
