import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { toggleCourseLike } from '@/api/course'
import { toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'
import { courseQueries } from '@/queries/course'
import { studyQueries } from '@/queries/study'

import { createSettledToggle } from './settledToggle'
import { texts } from './texts'

/** Collects a course; what is on screen is the cached detail's `isLiked`. */
export function useLike(courseId: number, isLiked: boolean): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey } = courseQueries.detail(courseId)
    return createSettledToggle({
      send: () => toggleCourseLike(courseId),
      onChange(isOn) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey })
        client.setQueryData(queryKey, (detail) => detail && { ...detail, isLiked: isOn })
      },
      onSettled(isOn) {
        toast(isOn ? texts.done.on : texts.done.off)
        void client.invalidateQueries({ queryKey: studyQueries.all() })
      },
      onError: (error) => toast(errorText(error)),
    })
  }, [client, courseId])
  useEffect(() => toggle.flush, [toggle])
  return () => toggle.press(isLiked)
}
