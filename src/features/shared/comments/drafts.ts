import { useState } from 'react'

import type { CommentTarget } from '@/api/comment'
import { commentDrafts } from '@/stores/drafts'

/** What a comment is written on, and whom it answers. */
export interface CommentContext {
  target: CommentTarget
  /** Absent = a comment of its own. */
  reply?: { parentId: string; replyId?: string; name: string }
}

export const keyOf = ({ target, reply }: CommentContext): string =>
  [target.kind, target.id, reply?.parentId, reply?.replyId].join(':')

export function useDraft(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => commentDrafts.get(key) ?? '')
  return [
    text,
    (next) => {
      if (next === '') commentDrafts.remove(key)
      else commentDrafts.set(key, next)
      setText(next)
    },
  ]
}
