import { useEffect, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'

import { storedPictures, storedPosition, unsentAnswers } from './deviceRecords'

/** An answer that the server does not have. */
export interface LostAnswer {
  address: string
  /** Why it did not get through; null = it came too late. */
  reason: string | null
}

/** Whatever is still on this device when the attempt is over counts no more: it is forgotten. What that was. */
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
