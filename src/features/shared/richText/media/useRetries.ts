import { useEffect, useRef, useState } from 'react'

import { sourceWaitsSec } from '@/config/limits'

/** Played so much further, what broke is well again. */
const provenSec = 5

/** A hiccup is waited for: what breaks is begun anew some times, where it was, as a lesson is. */
export function useRetries() {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'in' | 'waiting' | 'failed'>('in')
  /** How often it broke since it was well. */
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
    /** Another number = to be begun anew. */
    turn,
    isWaiting: state === 'waiting',
    isFailed: state === 'failed',
    /** Where it begins. */
    startSec: () => lastSec.current,
    onTime(sec: number) {
      // An element that was just put in stands at 0.
      if (sec > 0) lastSec.current = sec
      if (breaks > 0 && sec > brokenSec.current + provenSec) setBreaks(0)
    },
    /** @param isForEver it will never play */
    onBroken(isForEver: boolean) {
      brokenSec.current = lastSec.current
      setState(!isForEver && breaks < sourceWaitsSec.length ? 'waiting' : 'failed')
      setBreaks(breaks + 1)
    },
  }
}
