import { useRef, useState } from 'react'

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

export function useDraft(key: string) {
  const [text, setText] = useState(() => commentDrafts.get(key) ?? '')
  const latest = useRef(text)
  const type = (next: string) => {
    latest.current = next
    if (next === '') commentDrafts.remove(key)
    else commentDrafts.set(key, next)
    setText(next)
  }
  return {
    text,
    type,
    isEmpty: () => latest.current === '',
    /** The sent text has left the field; what was typed while it was being sent stays. */
    drop(sent: string): void {
      if ((commentDrafts.get(key) ?? latest.current).trim() === sent) type('')
    },
  }
}
