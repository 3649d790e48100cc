import type { AttemptQuestion } from '@/api/question'
import { Banner } from '@/components/Banner'

import { numbersOf, failuresByReason } from '../engine/sheet'
import { texts } from './texts'
import type { LostAnswer } from './useLost'

interface LostProps {
  lost: readonly LostAnswer[]
  /** Empty where the server shows nothing before the marks. */
  questions: readonly AttemptQuestion[]
}

/** Names the questions whose answers do not count, and why. */
export function Lost({ lost, questions }: LostProps) {
  if (lost.length === 0) return null
  const refused = lost.flatMap(({ address, reason }) => (reason === null ? [] : [{ address, reason }]))
  const late = lost.filter(({ reason }) => reason === null).map(({ address }) => address)
  const reasons = failuresByReason(questions, refused).map((one) =>
    texts.handIn.notSent(one.numbers, one.count, one.reason),
  )
  if (late.length > 0) reasons.push(texts.handIn.late(numbersOf(questions, late), late.length))
  return (
    <Banner tone='warning' icon='info'>
      {texts.handIn.lost(reasons)}
    </Banner>
  )
}
