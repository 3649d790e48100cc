import { useEffect, useReducer } from 'react'

import { longestWaitMs } from '@/lib/longestWait'
import { serverClock } from '@/lib/serverClock'
import { isPast } from '@/queries/promotion'

/** Whether a moment has come. When it does, its reader is drawn anew. */
export function useIsPast(moment: Date | null | undefined): boolean {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
  const isOver = isPast(moment)
  // After each drawing, because a timer may be early.
  useEffect(() => {
    if (isOver || !moment) return undefined
    const timer = setTimeout(draw, Math.min(moment.getTime() - serverClock.now(), longestWaitMs))
    return () => clearTimeout(timer)
  })
  return isOver
}
