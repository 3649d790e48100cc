import { useDidShow } from '@tarojs/taro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useReducer } from 'react'

import { serverClock } from '@/lib/serverClock'
import { studyQueries } from '@/queries/study'
import { memberIdOf, useSession } from '@/stores/session'

import { useToday } from '../today'
import { type Learning, readLearning } from './week'

/**
 * This week's learning and the chain, read anew whenever the page is drawn or shown. It asks the server for nothing: what
 * Study has read of the courses is taken as it is.
 * @returns with `redraw`, for after a change of the goal
 */
export function useLearning(): Learning & { redraw: () => void } {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useDidShow(redraw)
  useToday()
  // Whose records they are may be known later than the page.
  useSession(memberIdOf)
  const { data } = useInfiniteQuery({ ...studyQueries.list('learned'), enabled: false })
  return { ...readLearning(data?.pages.flatMap(({ items }) => items) ?? [], serverClock.now()), redraw }
}
