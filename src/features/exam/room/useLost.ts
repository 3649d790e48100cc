import { useEffect, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'

import { restoreAttempt, storedPictures, storedPosition, unsentAnswers } from './deviceRecords'

/** An answer that the server does not have. */
export interface LostAnswer {
  address: string
  /** Why it failed; null = it came too late. */
  reason: string | null
}

/** When the attempt is over, answers that are still on this device no longer count. Removes and returns them. */
export function useLost(attemptRef: AttemptRef, memberId: number | undefined, isOver: boolean): readonly LostAnswer[] {
  const [lost, setLost] = useState<readonly LostAnswer[]>([])
  useEffect(() => {
    if (!isOver || memberId === undefined) return
    const failures = examAnswers.failures(memberId, attemptRef)
    const reasonOf = (address: string) => failures.find((failure) => failure.address === address)?.reason ?? null
    let isLeft = false
    // A killed browser may have lost the last of them.
    void restoreAttempt(memberId, attemptRef).then(() => {
      // Whoever has left was not told.
      if (isLeft) return
      const unsent = unsentAnswers(memberId, attemptRef)
      setLost(unsent.list().map(([address]) => ({ address, reason: reasonOf(address) })))
      unsent.clear()
      storedPosition(memberId, attemptRef).clear()
      storedPictures(memberId, attemptRef).clear()
    })
    return () => {
      isLeft = true
    }
  }, [isOver, memberId, attemptRef])
  return lost
}
