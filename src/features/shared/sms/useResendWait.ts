import { useEffect, useState } from 'react'

import type { SmsScene } from '@/api/auth'

import { noteSent, resendWaitSec } from './sentCodes'

/** Seconds until this mobile may be sent another code, counted down by the clock, and the note that one was sent. */
export function useResendWait(scene: SmsScene, mobile: string) {
  const [nowMs, setNowMs] = useState(Date.now)
  const waitSec = resendWaitSec(scene, mobile, nowMs)
  const isWaiting = waitSec > 0
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => setNowMs(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const start = () => {
    const sentAtMs = Date.now()
    noteSent(scene, mobile, sentAtMs)
    setNowMs(sentAtMs)
  }
  return { waitSec, start }
}
