import { useEffect, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'

import { storedPictures, storedPosition, unsentAnswers } from './deviceRecords'

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
    const unsent = unsentAnswers(memberId, attemptRef)
    const failures = examAnswers.failures(memberId, attemptRef)
    const reasonOf = (address: string) => failures.find((failure) => failure.address === address)?.reason ?? null
    setLost(unsent.list().map(([address]) => ({ address, reason: reasonOf(address) })))
    unsent.clear()
    storedPosition(memberId, attemptRef).clear()
    storedPictures(memberId, attemptRef).clear()
  }, [isOver, memberId, attemptRef])
  return lost
}
