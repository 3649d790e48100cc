import { useQuery, useQueryClient } from '@tanstack/react-query'

import type { LiveDetail } from '@/api/live'
import { liveQueries } from '@/queries/live'

import { flatLessons } from '../timing'

interface CourseOf {
  id: number | undefined
  /** What this device has read of the course. */
  detail: LiveDetail | undefined
}

/** The course of a lesson whose room does not name it: from the address, or from a course that this device has read. */
export function useCourseOf(lessonId: number, namedId: number | undefined): CourseOf {
  const client = useQueryClient()
  const known = client
    .getQueriesData<LiveDetail>({ queryKey: liveQueries.details() })
    .find(([, detail]) => detail && flatLessons(detail.chapters).some(({ id }) => id === lessonId))?.[1]
  const id = namedId ?? known?.course.id
  const { data } = useQuery({ ...liveQueries.detail(id ?? 0), enabled: false })
  return { id, detail: data }
}
