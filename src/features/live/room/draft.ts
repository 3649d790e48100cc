import { useCallback, useState } from 'react'
import * as v from 'valibot'

import { loginRecords } from '@/stores/memberRecords'

/** What was typed and not sent, by lesson; gone with the login. */
const drafts = loginRecords({ name: 'liveDraft', schema: v.string() })

export function useDraft(lessonId: number): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(lessonId) ?? '')
  const change = useCallback(
    (next: string) => {
      if (next === '') drafts.remove(lessonId)
      else drafts.set(lessonId, next)
      setText(next)
    },
    [lessonId],
  )
  return [text, change]
}
