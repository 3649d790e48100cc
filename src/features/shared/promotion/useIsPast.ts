import { useEffect, useReducer } from 'react'

import { salePollMs } from '@/config/limits'
import { longestWaitMs } from '@/lib/longestWait'
import { serverClock } from '@/lib/serverClock'
import { isPast } from '@/queries/promotion'

/** Whether a moment has come. When it does, its reader is drawn anew. */
export function useIsPast(moment: Date | null | undefined): boolean {
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
  const isOver = isPast(moment)
  // After each drawing, because a timer may be early. When the server's time is learned late, it is looked at again.
  useEffect(() => {
    if (isOver || !moment) return undefined
    const leftMs = moment.getTime() - serverClock.now()
    const timer = setTimeout(draw, leftMs > 0 ? Math.min(leftMs, longestWaitMs) : salePollMs)
    return () => clearTimeout(timer)
  })
  return isOver
}
