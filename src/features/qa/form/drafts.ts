import { useCallback, useRef, useState } from 'react'

import { type QaDraft as Draft, qaDrafts, type StoredQaDraft } from '@/stores/drafts'

export type { Draft }

export const emptyDraft: Draft = { title: '', categoryId: 0, text: '', reward: '', images: [] }

export const answerDraftKey = (questionId: number): string => `reply:${questionId}`

/** An answer to this question is written, and not sent. */
export const hasAnswerDraft = (questionId: number): boolean => qaDrafts.get(answerDraftKey(questionId)) !== null

/** @param fresh initial values when no draft is stored */
export function useDraft(key: string, fresh: Draft) {
  const [{ lostCount: lostAtStart = 0, ...start }] = useState((): StoredQaDraft => qaDrafts.get(key) ?? fresh)
  const [lostCount, setLostCount] = useState(lostAtStart)
  const forgetLost = useCallback(() => setLostCount(0), [])
  const [isRestored] = useState(() => qaDrafts.get(key) !== null)
  const [first] = useState(() => JSON.stringify(fresh))
  const last = useRef(JSON.stringify(start))
  // After sending or discarding, the form's last change must not store the draft again.
  const isOpen = useRef(true)
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
      const now = JSON.stringify(stored)
      if (!isOpen.current || now === last.current) return
      last.current = now
      // Lost pictures alone are nothing to go on with.
      if (JSON.stringify(draft) === first) qaDrafts.remove(key)
      else qaDrafts.set(key, stored)
    },
    drop(): void {
      isOpen.current = false
      qaDrafts.remove(key)
    },
  }
}
