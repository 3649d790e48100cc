import { useEffect, useReducer } from 'react'

import type { SmsScene } from '@/api/auth'

import { noteSent, resendWaitSec } from './sentCodes'

/** Seconds until this target may get another code. `start` notes that one was sent. */
export function useResendWait(scene: SmsScene, target: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const waitSec = resendWaitSec(scene, target, Date.now())
  const isWaiting = waitSec > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(redraw, 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const start = () => {
    noteSent(scene, target, Date.now())
    redraw()
  }
  return { waitSec, start }
}
