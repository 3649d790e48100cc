import type { AttemptDetail } from '@/api/attempt'
import { two } from '@/lib/time'

/** Each warning appears once, when this much time is left. */
const warningsSec = [5 * 60, 60] as const

type Warning = (typeof warningsSec)[number]

/** Whole seconds until the deadline, never below 0; null = the deadline is unknown. */
export const leftSecOf = (deadlineAt: Date | null, nowMs: number): number | null =>
  deadlineAt === null ? null : Math.max(0, Math.ceil((deadlineAt.getTime() - nowMs) / 1000))

/** A hand-in this shortly before the deadline counts as the deadline's own, because times come in whole seconds. */
const sameSec = 1

/** Whether an attempt ended by its deadline, not by the learner's hand-in; false where that is unknown. */
export function hasRunOut(
  { startedAt, deadlineAt, usedSec }: Pick<AttemptDetail, 'startedAt' | 'deadlineAt' | 'usedSec'>,
  nowMs: number | null,
): boolean {
  if (startedAt === null || deadlineAt === null || usedSec === 0) {
    return nowMs !== null && leftSecOf(deadlineAt, nowMs) === 0
  }
  return startedAt.getTime() + (usedSec + sameSec) * 1000 >= deadlineAt.getTime()
}

/** 02:05:09. Days are counted in hours. */
export function formatClock(leftSec: number): string {
  const hours = Math.floor(leftSec / 3600)
  return [hours, Math.floor(leftSec / 60) % 60, leftSec % 60].map(two).join(':')
}

/** The latest warning passed since the last tick, even after a long absence; null = none. */
export function warningAt(beforeSec: number | null, leftSec: number | null): Warning | null {
  if (leftSec === null || leftSec === 0) return null
  const passed = warningsSec.filter((sec) => leftSec <= sec && (beforeSec === null || beforeSec > sec))
  return passed[passed.length - 1] ?? null
}

/** From the first warning on. */
export const isNearEnd = (leftSec: number | null): boolean => leftSec !== null && leftSec <= warningsSec[0]

const tickMs = 1000
/** A tick this much too late or too early means that the phone slept, or that its clock was moved. */
const jumpMs = 2000

export interface Tick {
  leftSec: number | null
  warning: Warning | null
  /** The phone's clock cannot be trusted until the server has told its time again. */
  hasJumped: boolean
}

interface ClockOptions {
  deadlineAt: () => Date | null
  /** The server's time. */
  serverNowMs: () => number
  phoneNowMs?: () => number
  onTick: (tick: Tick) => void
}

/** Ticks each second. Each tick counts from the deadline, so errors do not add up. */
export function startClock({ deadlineAt, serverNowMs, phoneNowMs = Date.now, onTick }: ClockOptions) {
  let beforeSec: number | null = null
  let lastMs = phoneNowMs()
  const tick = () => {
    const nowMs = phoneNowMs()
    const hasJumped = Math.abs(nowMs - lastMs - tickMs) > jumpMs
    lastMs = nowMs
    const leftSec = leftSecOf(deadlineAt(), serverNowMs())
    // A moved clock must not use up a warning.
    const warning = hasJumped ? null : warningAt(beforeSec, leftSec)
    if (!hasJumped) beforeSec = leftSec
    onTick({ leftSec, warning, hasJumped })
  }
  const timer = setInterval(tick, tickMs)
  return { stop: () => clearInterval(timer) }
}
