import { queryOptions } from '@tanstack/react-query'

import { ifOffered } from '@/api/ifOffered'
import { type LearningPathDetail, listStudyLearningPaths } from '@/api/learningPath'

import { learningPathQueries } from './learningPath'

/** A learner follows one or two. */
const mostPaths = 3
const stillTrueMs = 10 * 60_000

/** What is asked for once a course is done, to say how to go on. */
export const courseNextQueries = {
  /**
   * Learning paths, whole: those that the member has bought last, where the server has a list of them, and those that
   * were looked at.
   */
  paths: () =>
    queryOptions({
      queryKey: ['learningPath', 'mine'],
      queryFn: async ({ client, signal }) => {
        const mine = await ifOffered('myLearningPaths', () => listStudyLearningPaths(1, mostPaths, signal))
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
