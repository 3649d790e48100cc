import { useMemo, useState } from 'react'

import type { AttemptRef } from '@/api/examAnswer'

import { type AttemptPosition, storedPosition } from './deviceRecords'

/** The question on screen and those marked for later, as this device stores them. */
export function useAttemptPosition(memberId: number, attemptRef: AttemptRef, questions: readonly { id: number }[]) {
  const stored = useMemo(() => storedPosition(memberId, attemptRef), [memberId, attemptRef])
  const ids = questions.map(({ id }) => id)
  const [position, setPosition] = useState(() => stored.get(ids))
  const { marked } = position
  const found = ids.findIndex((id) => id === position.questionId)
  const index = found >= 0 ? found : Math.min(position.index, ids.length - 1)
  const questionId = ids[index]
  const isMarked = questionId !== undefined && marked.includes(questionId)
  const update = (next: Partial<AttemptPosition>) => {
    const changed = { marked, index, questionId, ...next }
    stored.set(changed)
    setPosition(changed)
  }
  function toggleMark(): void {
    if (questionId === undefined) return
    update({ marked: isMarked ? marked.filter((one) => one !== questionId) : [...marked, questionId] })
  }
  return { index, marked, isMarked, go: (to: number) => update({ index: to, questionId: ids[to] }), toggleMark }
}
