import type { AttemptQuestion } from '@/api/question'
import { Banner } from '@/components/Banner'

import { numbersOf, failuresByReason } from '../engine/sheet'
import { texts } from './texts'
import type { Lost as LostWork } from './useLost'

interface LostProps {
  lost: LostWork
  /** Empty where the server shows nothing before the marks. */
  questions: readonly AttemptQuestion[]
}

/** Names the questions whose answers or pictures do not count, and why. */
export function Lost({ lost: { answers, pictures }, questions }: LostProps) {
  if (answers.length + pictures.size === 0) return null
  const refused = answers.flatMap(({ address, reason }) => (reason === null ? [] : [{ address, reason }]))
  const late = answers.filter(({ reason }) => reason === null).map(({ address }) => address)
  const reasons = failuresByReason(questions, refused).map((one) =>
    texts.handIn.notSent(one.numbers, one.count, one.reason),
  )
  if (late.length > 0) reasons.push(texts.handIn.late(numbersOf(questions, late), late.length))
  if (pictures.size > 0) {
    const count = [...pictures.values()].reduce((sum, one) => sum + one)
    reasons.push(texts.handIn.latePictures(numbersOf(questions, [...pictures.keys()]), count))
  }
  return (
    <Banner tone='warning' icon='info'>
      {texts.handIn.lost(reasons)}
    </Banner>
  )
}
