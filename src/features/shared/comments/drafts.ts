import { useState } from 'react'

import type { CommentTarget } from '@/api/comment'
import { commentDrafts } from '@/stores/drafts'

/** The subject of a comment, and the comment that it replies to. */
export interface CommentContext {
  target: CommentTarget
  /** Absent = it is not a reply. */
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
