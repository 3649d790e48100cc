import { useState } from 'react'

import type { CommentTarget } from '@/api/comment'
import { onSignOut } from '@/stores/session'

/** What was typed and not sent, until the app is closed or the learner logs out. */
const drafts = new Map<string, string>()

onSignOut(() => drafts.clear())

/** What a comment is written on, and whom it answers. */
export interface CommentContext {
  target: CommentTarget
  /** Absent = a comment of its own. */
  reply?: { parentId: string; replyId?: string; name: string }
}

export const keyOf = ({ target, reply }: CommentContext): string =>
  [target.kind, target.id, reply?.parentId, reply?.replyId].join(':')

export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => drafts.get(key) ?? '')
  return [
    text,
    (next) => {
      if (next === '') drafts.delete(key)
      else drafts.set(key, next)
      setText(next)
    },
  ]
}
