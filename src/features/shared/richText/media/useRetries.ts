import { useCallback, useEffect, useRef, useState } from 'react'

import { sourceWaitsSec } from '@/config/limits'
import { connection } from '@/platform/connection'

/** After playing this much further, the media count as working again. */
const provenSec = 5

/**
 * Retries broken media from the same position: a few times as a lesson does, when the network is back, and whenever the
 * learner asks.
 * @param isResting unseen, where it would begin to sound: it waits for the return
 */
export function useRetries(isResting: boolean) {
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<'in' | 'waiting' | 'failed' | 'dead'>('in')
  /** Failures since it last worked. */
  const [breaks, setBreaks] = useState(0)
  const lastSec = useRef(0)
  const brokenSec = useRef(0)
  const [isNetworkBack, setNetworkBack] = useState(false)

  const again = useCallback(() => {
    setTurn((last) => last + 1)
    setState('in')
  }, [])
  const retry = useCallback(() => {
    setBreaks(0)
    setNetworkBack(false)
    again()
  }, [again])

  useEffect(() => {
    if (state !== 'waiting' || isResting) return
    const timer = setTimeout(again, (sourceWaitsSec[breaks - 1] ?? 0) * 1_000)
    return () => clearTimeout(timer)
  }, [state, isResting, breaks, again])

  const isHopeful = state === 'waiting' || state === 'failed'
  useEffect(() => (isHopeful ? connection.watchOnline(setNetworkBack) : undefined), [isHopeful])
  useEffect(() => {
    if (isNetworkBack && !isResting) retry()
  }, [isNetworkBack, isResting, retry])

  return {
    /** Changes with each retry. */
    turn,
    isWaiting: state === 'waiting',
    isFailed: state === 'failed' || state === 'dead',
    /** Absent = it can never play. */
    retry: state === 'dead' ? undefined : retry,
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
      if (isForEver) setState('dead')
      else setState(breaks < sourceWaitsSec.length ? 'waiting' : 'failed')
      setBreaks(breaks + 1)
    },
  }
}
