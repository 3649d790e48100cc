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

export interface Lost {
  answers: readonly LostAnswer[]
  /** By the essay's address: the number of pictures that were not uploaded. */
  pictures: ReadonlyMap<string, number>
}

const nothing: Lost = { answers: [], pictures: new Map() }

/** When the attempt is over, what is still on this device no longer counts. Removes and returns it. */
export function useLost(attemptRef: AttemptRef, memberId: number | undefined, isOver: boolean): Lost {
  const [lost, setLost] = useState(nothing)
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
      const pictures = storedPictures(memberId, attemptRef)
      const answers = unsent.list().map(([address]) => ({ address, reason: reasonOf(address) }))
      setLost({ answers, pictures: pictures.list() })
      unsent.clear()
      storedPosition(memberId, attemptRef).clear()
      pictures.clear()
    })
    return () => {
      isLeft = true
    }
  }, [isOver, memberId, attemptRef])
  return lost
}
