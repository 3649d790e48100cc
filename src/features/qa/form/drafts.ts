import { useCallback, useEffect, useRef, useState } from 'react'

import { type QaDraft as Draft, qaDrafts, type StoredQaDraft } from '@/stores/drafts'

export type { Draft }

export const emptyDraft: Draft = { title: '', categoryId: 0, text: '', reward: '', images: [] }

export const answerDraftKey = (questionId: number): string => `reply:${questionId}`

/** An answer to this question is written, and not sent. */
export const hasAnswerDraft = (questionId: number): boolean => qaDrafts.get(answerDraftKey(questionId)) !== null

/** Open forms, told of every draft that was sent. */
const forms = new Set<(key: string) => void>()

const isSame = (one: StoredQaDraft, other: StoredQaDraft) => JSON.stringify(one) === JSON.stringify(other)

/**
 * @param fresh initial values when no draft is stored
 * @param onSentElsewhere a form that the learner left while it was sending this very draft has succeeded
 */
export function useDraft(key: string, fresh: Draft, onSentElsewhere?: () => void) {
  const [{ lostCount: lostAtStart = 0, ...start }] = useState((): StoredQaDraft => qaDrafts.get(key) ?? fresh)
  const [lostCount, setLostCount] = useState(lostAtStart)
  const forgetLost = useCallback(() => setLostCount(0), [])
  const [isRestored] = useState(() => qaDrafts.get(key) !== null)
  const [first] = useState(fresh)
  const last = useRef<StoredQaDraft>(start)
  // After sending or discarding, the form's last change must not store the draft again.
  const isOpen = useRef(true)
  useEffect(() => {
    const onSent = (sentKey: string) => {
      if (sentKey !== key || !isOpen.current) return
      if (isSame(last.current, start)) onSentElsewhere?.()
      // What was written since has lost its place in the storage.
      else qaDrafts.set(key, last.current)
    }
    forms.add(onSent)
    return () => void forms.delete(onSent)
  })
  const drop = () => {
    isOpen.current = false
    qaDrafts.remove(key)
  }
  return {
    start,
    isRestored,
    /** Pictures that were not uploaded when the form was left. */
    lostCount,
    /** The pictures have changed. */
    forgetLost,
    /** @param unsentCount pictures that are not on the server */
    store(draft: Draft, unsentCount: number): void {
      const stored = unsentCount > 0 ? { ...draft, lostCount: unsentCount } : draft
      if (!isOpen.current || isSame(stored, last.current)) return
      last.current = stored
      // Lost pictures alone are nothing to go on with.
      if (isSame(draft, first)) qaDrafts.remove(key)
      else qaDrafts.set(key, stored)
    },
    drop,
    sent(): void {
      drop()
      forms.forEach((tell) => tell(key))
    },
  }
}
