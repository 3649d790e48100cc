import { useCallback, useState } from 'react'
import * as v from 'valibot'

import { draftRecords } from '@/stores/drafts'

/** Unsent text by lesson. */
const drafts = draftRecords('liveDraft', v.string())

export function useDraft(lessonId: number): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(lessonId) ?? '')
  const update = useCallback(
    (next: string) => {
      if (next === '') drafts.remove(lessonId)
      else drafts.set(lessonId, next)
      setText(next)
    },
    [lessonId],
  )
  return [text, update]
}
