import { useEffect, useReducer } from 'react'

import type { SmsScene } from '@/api/auth'

import { noteSent, resendWaitSec } from './sentCodes'

/** Seconds until this mobile may be sent another code, by the clock; `start` notes that one was sent. */
export function useResendWait(scene: SmsScene, mobile: string) {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const waitSec = resendWaitSec(scene, mobile, Date.now())
  const isWaiting = waitSec > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(redraw, 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const start = () => {
    noteSent(scene, mobile, Date.now())
    redraw()
  }
  return { waitSec, start }
}
