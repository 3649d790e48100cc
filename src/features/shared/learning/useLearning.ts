import { useDidShow } from '@tarojs/taro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useReducer } from 'react'

import { serverClock } from '@/lib/serverClock'
import { studyQueries } from '@/queries/study'
import { memberIdOf, useSession } from '@/stores/session'

import { useToday } from '../today'
import { type Learning, readLearning } from './week'

/**
 * This week's learning and the streak, computed again whenever the page is drawn or shown. It makes no calls; of
 * courses it uses what Study has read.
 * @returns with `redraw`, to be called after a change of the goal
 */
export function useLearning(): Learning & { redraw: () => void } {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  useDidShow(redraw)
  useToday()
  // The member may become known after the page was drawn.
  useSession(memberIdOf)
  const { data } = useInfiniteQuery({ ...studyQueries.list('learned'), enabled: false })
  return { ...readLearning(data?.pages.flatMap(({ items }) => items) ?? [], serverClock.now()), redraw }
}
