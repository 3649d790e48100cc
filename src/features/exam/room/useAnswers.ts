import { useDidHide } from '@tarojs/taro'
import { useCallback, useEffect, useRef, useState } from 'react'

import { type AttemptRef, saveAnswer } from '@/api/attempt'
import type { Answer, AttemptQuestion } from '@/api/question'
import { connection } from '@/platform/connection'
import { onSignOut } from '@/stores/session'

import { answersOf } from '../engine/answers'
import { createSaveQueue, type SaveQueue, type SaveState } from '../engine/saveQueue'
import type { UnsentAnswers } from './deviceRecords'
import type { Change } from './Fields'

interface AnswersView {
  answers: ReadonlyMap<string, Answer>
  save: SaveState
  give: (address: string, change: Change) => void
  queue: () => SaveQueue | null
}

/** The queue that goes on sending after its page was left, until a new page takes over. */
let former: SaveQueue | null = null

// Nothing of one member may go out under the login of the next.
onSignOut(() => former?.stop())

/** The answers of an attempt as the learner sees them, and what becomes of them. */
export function useAnswers(
  ref: AttemptRef,
  questions: readonly AttemptQuestion[],
  unsent: UnsentAnswers,
  onOver: () => void,
): AnswersView {
  const [answers, setAnswers] = useState(() => answersOf(questions, new Map(unsent.list())))
  const [save, setSave] = useState<SaveState>({ waiting: 0, isSending: false, refused: null })
  const queue = useRef<SaveQueue | null>(null)
  const latest = useRef({ ref, onOver })
  latest.current = { ref, onOver }

  useEffect(() => {
    former?.stop()
    const created = createSaveQueue({
      unsent,
      send: (address, answer) => saveAnswer(latest.current.ref, address, answer),
      onChange: setSave,
      onOver: () => latest.current.onOver(),
    })
    queue.current = created
    former = created
    return () => created.hurry()
  }, [unsent])

  useDidHide(() => queue.current?.hurry())
  useEffect(() => connection.watchVisible((isVisible) => void (isVisible || queue.current?.hurry())), [])
  useEffect(() => connection.watchOnline((isOnline) => void (isOnline && queue.current?.retry())), [])

  const given = useRef(answers)
  const give = useCallback((address: string, change: Change) => {
    const answer = change(given.current.get(address) ?? null)
    given.current = new Map(given.current).set(address, answer)
    setAnswers(given.current)
    queue.current?.put(address, answer)
  }, [])
  return { answers, save, give, queue: () => queue.current }
}
