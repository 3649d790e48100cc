import { useEffect, useRef, useState } from 'react'

import { serverClock } from '@/lib/serverClock'

import { leftSecOf, startClock, type Warning } from '../engine/clock'

interface DeadlineOptions {
  startedAt: Date | null
  deadlineAt: Date | null
  /** In the last seconds, typed text must be sent now. */
  onLastSeconds: () => void
  /** Time is up by this device, or the phone's clock cannot be trusted: ask the server. False = no answer came. */
  onAsk: () => Promise<boolean>
}

export interface DeadlineView {
  /** Null = unknown. */
  leftSec: number | null
  /** The latest warning that was passed. */
  warning: Warning | null
  /** Time is up and answering is closed. `unreachable`: the server could not be asked. */
  timeUp: 'asking' | 'unreachable' | null
}

const lastSeconds = 3
/** Waits before the server is asked again, after an answer and without one. */
const askAgainMs = 2000
const noAnswerMs = 5000

/** The server tells its time in whole seconds. So it may seem to be before the start, which must not add time. */
const nowSince = (startedMs: number) => Math.max(serverClock.now(), startedMs)

/** The time left, by the server's clock. */
export function useDeadline({ startedAt, deadlineAt, onLastSeconds, onAsk }: DeadlineOptions): DeadlineView {
  const startedMs = startedAt?.getTime() ?? 0
  const [leftSec, setLeftSec] = useState(() => leftSecOf(deadlineAt, nowSince(startedMs)))
  const [warning, setWarning] = useState<Warning | null>(null)
  const [isUnreachable, setUnreachable] = useState(false)
  const latest = useRef({ deadlineAt, onLastSeconds, onAsk })
  latest.current = { deadlineAt, onLastSeconds, onAsk }

  useEffect(() => {
    let isAsking = false
    const ask = () => {
      if (isAsking) return
      isAsking = true
      void latest.current.onAsk().then((isAnswered) => {
        setUnreachable(!isAnswered)
        setTimeout(() => (isAsking = false), isAnswered ? askAgainMs : noAnswerMs)
      })
    }
    const clock = startClock({
      deadlineAt: () => latest.current.deadlineAt,
      serverNowMs: () => nowSince(startedMs),
      onTick: (tick) => {
        if (tick.hasJumped) ask()
        else setLeftSec(tick.leftSec)
        if (tick.warning) setWarning(tick.warning)
        // Called in each of them: a busy phone may skip a second, and typing goes on.
        if (tick.leftSec !== null && tick.leftSec <= lastSeconds) latest.current.onLastSeconds()
        if (tick.leftSec === 0) ask()
      },
    })
    return clock.stop
  }, [startedMs])
  return { leftSec, warning, timeUp: leftSec !== 0 ? null : isUnreachable ? 'unreachable' : 'asking' }
}
