import { queryOptions } from '@tanstack/react-query'

import { listLiveCourses, liveCourseCall } from '@/api/live'
import { coursePageSize } from '@/config/limits'

import { withStoredCopy } from './withStoredCopy'
import { pagedQuery } from './paged'

/** After so long nobody comes any more, although the server still calls it the next lesson. */
const maxLateMs = 6 * 60 * 60_000

/** A live lesson's time is long past, and its teacher never began. */
export const isForgotten = (startsAt: Date, nowMs: number): boolean => nowMs - startsAt.getTime() > maxLateMs

export const liveQueries = {
  all: () => ['live'] as const,
  list: (categoryId: number) =>
    pagedQuery(
      ['live', 'list', categoryId],
      async (...page) => {
        const answer = await listLiveCourses(categoryId, ...page)
        // Lessons on air come first, but only within this page, so that nothing moves when the next page comes.
        const items = [...answer.items].sort((one, other) => Number(other.isOnAir) - Number(one.isOnAir))
        return { ...answer, items }
      },
      coursePageSize,
    ),
  details: () => ['live', 'detail'] as const,
  detail: (id: number) =>
    queryOptions({ queryKey: [...liveQueries.details(), id], ...withStoredCopy(liveCourseCall(id)) }),
}
