import { useEffect, useState } from 'react'

import { Banner } from '@/components/Banner'
import { useSecondsLeft } from '@/components/Countdown/useSecondsLeft'
import { examAnswers, listOwedAttempts, type OwedAttempt } from '@/features/shared/outbox/examAnswers'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { serverClock } from '@/lib/serverClock'
import { formatDuration } from '@/lib/time'
import type { RouteLocation } from '@/routes/codec'
import { openLocation } from '@/routes/navigate'

import { attemptLocation, attemptsLocation } from './attemptLocation'
import { listRunning } from './notes'
import { texts } from './texts'

/** An attempt that is running, or has answers that are only on this device. */
interface Running extends OwedAttempt {
  /** '' = unknown. */
  title: string
  /** Null = unknown. */
  deadlineMs: number | null
}

/** Running attempts, and those with unsent answers. An attempt of both sorts is listed once. */
function listAttempts(memberId: number): Running[] {
  const owed = listOwedAttempts(memberId)
  const notes = listRunning(memberId)
  const isSame = (one: OwedAttempt) => (other: Pick<OwedAttempt, 'kind' | 'recordId'>) =>
    one.kind === other.kind && one.recordId === other.recordId
  const owing = owed.map((attempt) => {
    const note = notes.find(isSame(attempt))
    return { ...attempt, title: note?.title ?? '', deadlineMs: note?.deadlineMs ?? null }
  })
  const others = notes.filter((note) => !owed.some((attempt) => isSame(attempt)(note)))
  return [...owing, ...others.map((note) => ({ ...note, count: 0 }))]
}

/** The attempt's room. If its paper is unknown, the list that leads there. */
const locationOf = ({ kind, examId, recordId }: OwedAttempt): RouteLocation =>
  examId === null ? attemptsLocation(kind) : attemptLocation(kind, examId, recordId)

const isOver = (memberId: number, { kind, recordId }: OwedAttempt) =>
  examAnswers.isOver(memberId, { kind, recordId, examId: 0 })

/** Attempts that are running, each with its remaining time and a link back to it. */
export function RunningExamBanners({ memberId }: { memberId: number }) {
  const [attempts, setAttempts] = useState(() => listAttempts(memberId))
  const isVisible = usePageVisible()
  useEffect(() => {
    if (!isVisible) return undefined
    const update = () => setAttempts(listAttempts(memberId))
    update()
    return examAnswers.watch(update)
  }, [memberId, isVisible])
  return attempts.map((attempt) => (
    <AttemptBanner
      key={`${attempt.kind}-${attempt.recordId}`}
      attempt={attempt}
      isOver={isOver(memberId, attempt)}
      onEnd={() => setAttempts(listAttempts(memberId))}
    />
  ))
}

interface AttemptBannerProps {
  attempt: Running
  isOver: boolean
  /** The time is up. */
  onEnd: () => void
}

function AttemptBanner({ attempt, isOver, onEnd }: AttemptBannerProps) {
  const { title, count, deadlineMs } = attempt
  const leftSec = useSecondsLeft(deadlineMs ?? 0, serverClock.now, onEnd)
  const isTimeUp = deadlineMs !== null && leftSec === 0
  const words = isTimeUp
    ? { waiting: texts.waitingAtEnd, other: texts.timeUp }
    : { waiting: texts.waiting, other: texts.running }
  return (
    <Banner
      tone='warning'
      icon='clock'
      value={!isOver && leftSec > 0 ? texts.left(formatDuration(leftSec)) : undefined}
      onClick={() => void openLocation(locationOf(attempt))}
    >
      {isOver ? texts.over(count) : count > 0 ? words.waiting(count) : words.other(title)}
    </Banner>
  )
}
