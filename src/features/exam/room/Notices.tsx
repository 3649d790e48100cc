import type { AttemptQuestion } from '@/api/question'
import { Banner } from '@/components/Banner'

import { numbersOf } from '../engine/sheet'
import { texts } from './texts'
import type { useRunningAttempt } from './useRunningAttempt'

interface NoticesProps {
  questions: readonly AttemptQuestion[]
  running: Pick<ReturnType<typeof useRunningAttempt>, 'deadline' | 'pictures'>
  onGo: (index: number) => void
}

/** What the learner must know wherever in the attempt they are. */
export function Notices({ questions, running: { deadline, pictures }, onGo }: NoticesProps) {
  const withPictures = numbersOf(questions, [...pictures.left.keys()])
  const [first] = withPictures
  return (
    <>
      {deadline.timeUp && (
        <Banner tone='warning' icon='clock'>
          {texts.timeUp[deadline.timeUp]}
        </Banner>
      )}
      {first !== undefined && (
        <Banner tone='warning' icon='info' onClick={() => onGo(first - 1)}>
          {texts.pictures.leftIn(withPictures)}
        </Banner>
      )}
    </>
  )
}
