import { queryOptions } from '@tanstack/react-query'

import { ifOffered } from '@/api/ifOffered'
import { type LearningPathDetail, listStudyLearningPaths } from '@/api/learningPath'

import { learningPathQueries } from './learningPath'

/** A learner follows one or two paths at a time. */
const maxPaths = 3
const stillTrueMs = 10 * 60_000

/** The queries that say how to go on. They are asked only once a course is done. */
export const courseNextQueries = {
  /**
   * Whole learning paths: the newest that the member has bought, where the server lists them, then those in the
   * cache.
   */
  paths: () =>
    queryOptions({
      queryKey: ['learningPath', 'mine'],
      queryFn: async ({ client, signal }) => {
        const mine = await ifOffered('myLearningPaths', () => listStudyLearningPaths(1, maxPaths, signal))
        const bought = await Promise.all(
          (mine?.items ?? []).map(({ learningPath: { id } }) =>
            client.fetchQuery({ ...learningPathQueries.detail(id), staleTime: stillTrueMs }),
          ),
        )
        const seen = client
          .getQueriesData<LearningPathDetail>({ queryKey: learningPathQueries.details() })
          .flatMap(([, detail]) => detail ?? [])
        return [...bought, ...seen.filter((detail) => !bought.includes(detail))]
      },
      staleTime: stillTrueMs,
    }),
}
