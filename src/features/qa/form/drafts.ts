import { useRef, useState } from 'react'

import { type QaDraft as Draft, qaDrafts } from '@/stores/drafts'

export type { Draft }

export const emptyDraft: Draft = { title: '', categoryId: 0, text: '', reward: '', images: [] }

export const answerDraftKey = (questionId: number): string => `reply:${questionId}`

/** An answer to this question is written, and not sent. */
export const hasAnswerDraft = (questionId: number): boolean => qaDrafts.get(answerDraftKey(questionId)) !== null

/** @param fresh initial values when no draft is stored */
export function useDraft(key: string, fresh: Draft) {
  const [draft] = useState(() => qaDrafts.get(key))
  const [first] = useState(() => JSON.stringify(fresh))
  const last = useRef(JSON.stringify(draft ?? fresh))
  // After sending or discarding, the form's last change must not store the draft again.
  const isOpen = useRef(true)
  return {
    start: draft ?? fresh,
    isRestored: draft !== null,
    store(draft: Draft): void {
      const now = JSON.stringify(draft)
      if (!isOpen.current || now === last.current) return
      last.current = now
      if (now === first) qaDrafts.remove(key)
      else qaDrafts.set(key, draft)
    },
    drop(): void {
      isOpen.current = false
      qaDrafts.remove(key)
    },
  }
}
