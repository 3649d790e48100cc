import type { AttemptQuestion } from '@/api/question'
import { Banner } from '@/components/Banner'

import { numbersOf } from '../engine/sheet'
import { texts } from './texts'
import type { useRunningAttempt } from './useRunningAttempt'

interface NoticesProps {
  questions: readonly AttemptQuestion[]
  running: Pick<ReturnType<typeof useRunningAttempt>, 'deadline' | 'save' | 'pictures'>
  onGo: (index: number) => void
}

/** Warnings that matter on every question of the attempt. */
export function Notices({ questions, running: { deadline, save, pictures }, onGo }: NoticesProps) {
  const refused = numbersOf(
    questions,
    save.refused.map(({ address }) => address),
  )
  const withPictures = numbersOf(questions, [...pictures.left.keys()])
  return (
    <>
      {deadline.timeUp && (
        <Banner tone='warning' icon='clock'>
          {texts.timeUp[deadline.timeUp]}
        </Banner>
      )}
      <Pointing numbers={refused} text={texts.refused} onGo={onGo} />
      <Pointing numbers={withPictures} text={texts.pictures.leftIn} onGo={onGo} />
      <Pointing numbers={numbersOf(questions, pictures.unsent.failed)} text={texts.pictures.failedIn} onGo={onGo} />
    </>
  )
}

interface PointingProps {
  numbers: readonly number[]
  text: (numbers: readonly number[]) => string
  onGo: (index: number) => void
}

/** Names questions and leads to the first of them. */
function Pointing({ numbers, text, onGo }: PointingProps) {
  const [first] = numbers
  if (first === undefined) return null
  return (
    <Banner tone='warning' icon='info' onClick={() => onGo(first - 1)}>
      {text(numbers)}
    </Banner>
  )
}
