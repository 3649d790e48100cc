import { useEffect, useRef, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'
import { takeTurn } from '@/features/shared/outbox/turns'

/** A reloaded page may still hold its own attempt for this long. */
const patienceMs = 1_000

/**
 * Whether another tab of this browser answers this attempt; undefined = not yet known. Answers may be written only
 * after `false`.
 * @param isRunning only a running attempt can be answered
 * @param onFree another tab had it; runs before it is answered here
 */
export function useOtherTab(
  attemptRef: AttemptRef,
  isRunning: boolean,
  onFree: () => Promise<unknown>,
): boolean | undefined {
  const [isElsewhere, setElsewhere] = useState<boolean>()
  const [losses, setLosses] = useState(0)
  const latest = useRef(onFree)
  latest.current = onFree
  useEffect(() => {
    if (!isRunning) return
    let isLeft = false
    const patience = setTimeout(() => setElsewhere(true), patienceMs)
    const leave = takeTurn(examAnswers.lockOf(attemptRef), {
      async onAcquired(hasWaited) {
        clearTimeout(patience)
        if (hasWaited) await latest.current()
        if (!isLeft) setElsewhere(false)
      },
      onLost: () => setLosses((count) => count + 1),
    })
    return () => {
      isLeft = true
      clearTimeout(patience)
      setElsewhere(undefined)
      leave()
    }
  }, [attemptRef, isRunning, losses])
  return isElsewhere
}
