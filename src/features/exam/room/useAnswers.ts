import { useCallback, useRef, useState } from 'react'

import { type AttemptRef, saveAnswer } from '@/api/attempt'
import type { Answer, AttemptQuestion } from '@/api/question'

import { answersOf, isTyped } from '../engine/answers'
import type { SaveQueue, SaveState, Unsent } from '../engine/saveQueue'
import type { Change } from '../question/Fields'
import { useSaveQueue } from './useSaveQueue'

interface AnswersView {
  answers: ReadonlyMap<string, Answer>
  save: SaveState
  give: (address: string, change: Change) => void
  queue: () => SaveQueue<Answer> | null
}

/** The answers of an attempt as the learner sees them, and what becomes of them. */
export function useAnswers(
  ref: AttemptRef,
  questions: readonly AttemptQuestion[],
  unsent: Unsent<Answer>,
  onOver: () => void,
): AnswersView {
  const [answers, setAnswers] = useState(() => answersOf(questions, new Map(unsent.list())))
  const send = (address: string, answer: Answer) => saveAnswer(ref, address, answer)
  const { save, queue } = useSaveQueue({ lane: 'attempt', unsent, send, isTyped, onOver })

  const given = useRef(answers)
  const give = useCallback(
    (address: string, change: Change) => {
      const answer = change(given.current.get(address) ?? null)
      given.current = new Map(given.current).set(address, answer)
      setAnswers(given.current)
      queue()?.put(address, answer)
    },
    [queue],
  )
  return { answers, save, give, queue }
}
