import { useEffect, useState } from 'react'

import type { AttemptRef } from '@/api/attempt'

import { storedPictures, storedPosition, unsentAnswers } from './deviceRecords'

/** Whatever is still on this device when the attempt is over has come too late: it is forgotten. How many that were. */
export function useLost(attemptRef: AttemptRef, memberId: number | undefined, isOver: boolean): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (!isOver || memberId === undefined) return
    setCount(unsentAnswers(memberId, attemptRef).clear())
    storedPosition(memberId, attemptRef).clear()
    storedPictures(memberId, attemptRef).clear()
  }, [isOver, memberId, attemptRef])
  return count
}
