import { useEffect, useState } from 'react'

import { Banner } from '@/components/Banner'
import { examAnswers, listOwedAttempts, type OwedAttempt } from '@/features/shared/outbox/examAnswers'
import { useLooked } from '@/features/shared/page'
import type { RouteLocation } from '@/routes/codec'
import { openLocation } from '@/routes/navigate'

import { attemptLocation, attemptsLocation } from './attemptLocation'
import { texts } from './texts'

/** The room, or, as long as nobody knows of which paper it is, the list that leads there. */
const locationOf = ({ kind, examId, recordId }: OwedAttempt): RouteLocation =>
  examId === null ? attemptsLocation(kind) : attemptLocation(kind, examId, recordId)

const isOver = (memberId: number, { kind, recordId }: OwedAttempt) =>
  examAnswers.isOver(memberId, { kind, recordId, examId: 0 })

/** Attempts of which answers are only on this device, each with the way back to it. */
export function RunningExamBanners({ memberId }: { memberId: number }) {
  const [attempts, setAttempts] = useState(() => listOwedAttempts(memberId))
  const isLooked = useLooked()
  useEffect(() => {
    if (!isLooked) return undefined
    const look = () => setAttempts(listOwedAttempts(memberId))
    look()
    return examAnswers.watch(look)
  }, [memberId, isLooked])
  return attempts.map((attempt) => (
    <Banner
      key={`${attempt.kind}-${attempt.recordId}`}
      tone='warning'
      icon='clock'
      onClick={() => void openLocation(locationOf(attempt))}
    >
      {isOver(memberId, attempt) ? texts.over(attempt.count) : texts.waiting(attempt.count)}
    </Banner>
  ))
}
