import { useEffect, useRef, useState } from 'react'

import { toast } from '@/features/shared/dialog'
import { learnServerTime } from '@/features/shared/serverTime'
import { serverClock } from '@/lib/serverClock'

import { leftSecOf, startClock } from '../engine/clock'
import { texts } from './texts'

interface DeadlineOptions {
  startedAt: Date | null
  deadlineAt: Date | null
  /** In the last seconds, typed text must be sent now. */
  onLastSeconds: () => void
  /** Time is up by this device, or the phone's clock cannot be trusted: ask the server. False = no answer came. */
  onAsk: () => Promise<boolean>
}

export interface DeadlineView {
  /** Null = the deadline is unknown, or the server's time is. */
  leftSec: number | null
  /** Time is up and answering is closed. `unreachable`: the server could not be asked. */
  timeUp: 'asking' | 'unreachable' | null
}

const lastSeconds = 3
/** Waits before the server is asked again, after an answer and without one. */
const askAgainMs = 2000
const noAnswerMs = 5000
/** The phone's own clock says that time is up. Only the server knows, and it is asked so often. */
const unknownTimeMs = 30_000

/** The server tells its time in whole seconds. So it may seem to be before the start, which must not add time. */
const nowSince = (startedMs: number) => Math.max(serverClock.now(), startedMs)

/** Only the server's time counts down: the phone's may be wrong by any amount. */
const countedDeadline = (deadlineAt: Date | null) => (serverClock.isKnown() ? deadlineAt : null)

/** The time left, by the server's clock. */
export function useDeadline({ startedAt, deadlineAt, onLastSeconds, onAsk }: DeadlineOptions): DeadlineView {
  const startedMs = startedAt?.getTime() ?? 0
  const [leftSec, setLeftSec] = useState(() => leftSecOf(countedDeadline(deadlineAt), nowSince(startedMs)))
  const [isUnreachable, setUnreachable] = useState(false)
  const latest = useRef({ deadlineAt, onLastSeconds, onAsk })
  latest.current = { deadlineAt, onLastSeconds, onAsk }

  useEffect(() => {
    let isAsking = false
    const ask = () => {
      if (isAsking) return
      isAsking = true
      const request = learnServerTime().then(() => latest.current.onAsk())
      void request.then((isAnswered) => {
        setUnreachable(!isAnswered)
        const pauseMs = isAnswered ? askAgainMs : noAnswerMs
        setTimeout(() => (isAsking = false), serverClock.isKnown() ? pauseMs : unknownTimeMs)
      })
    }
    const isUpByPhone = () => !serverClock.isKnown() && leftSecOf(latest.current.deadlineAt, Date.now()) === 0
    const clock = startClock({
      deadlineAt: () => countedDeadline(latest.current.deadlineAt),
      serverNowMs: () => nowSince(startedMs),
      onTick: (tick) => {
        if (tick.hasJumped) {
          serverClock.phoneMoved()
          ask()
        } else setLeftSec(tick.leftSec)
        void learnServerTime()
        if (tick.warning !== null && tick.leftSec !== null) toast(texts.minutesLeft(tick.leftSec), 'warning')
        // Called in each of them: a busy phone may skip a second, and typing goes on.
        if (tick.leftSec !== null && tick.leftSec <= lastSeconds) latest.current.onLastSeconds()
        if (tick.leftSec === 0 || isUpByPhone()) ask()
      },
    })
    return clock.stop
  }, [startedMs])
  return { leftSec, timeUp: leftSec !== 0 ? null : isUnreachable ? 'unreachable' : 'asking' }
}
