import { useEffect, useRef, useState } from 'react'

import { sourceWaitsSec } from '@/config/limits'

/** After playing so much further, the media count as working again. */
const provenSec = 5

/** Retries broken media a few times from the same position, as a lesson does. */
export function useRetries() {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'in' | 'waiting' | 'failed'>('in')
  /** Failures since it last worked. */
  const [breaks, setBreaks] = useState(0)
  const lastSec = useRef(0)
  const brokenSec = useRef(0)

  useEffect(() => {
    if (state !== 'waiting') return
    const again = () => {
      setTurn((last) => last + 1)
      setState('in')
    }
    const timer = setTimeout(again, (sourceWaitsSec[breaks - 1] ?? 0) * 1_000)
    return () => clearTimeout(timer)
  }, [state, breaks])

  return {
    /** Changes with each retry. */
    turn,
    isWaiting: state === 'waiting',
    isFailed: state === 'failed',
    /** Start position of the present try. */
    startSec: () => lastSec.current,
    onTime(sec: number) {
      // A newly inserted element stands at 0.
      if (sec > 0) lastSec.current = sec
      if (breaks > 0 && sec > brokenSec.current + provenSec) setBreaks(0)
    },
    /** @param isForEver it can never play */
    onBroken(isForEver: boolean) {
      brokenSec.current = lastSec.current
      setState(!isForEver && breaks < sourceWaitsSec.length ? 'waiting' : 'failed')
      setBreaks(breaks + 1)
    },
  }
}
