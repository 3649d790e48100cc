import type { Comment, CommentList, CommentRules } from '@/api/comment'

import { texts } from './texts'

/** Characters as the server counts them: an emoji is one. */
export const lengthOf = (text: string): number => [...text.trim()].length

/** What is wrong with a text, in words; '' = it may be sent. */
export function problemOf(text: string, { minLength, maxLength }: CommentRules): string {
  const length = lengthOf(text)
  if (length === 0) return texts.empty
  if (length < minLength) return texts.tooShort(minLength)
  if (maxLength !== null && length > maxLength) return texts.tooLong(maxLength)
  return ''
}

/** The list with one's own new comment on top, or with a reply below the comment `parentId`. */
export function withComment(list: CommentList, comment: Comment, parentId?: string): CommentList {
  if (parentId === undefined) return { ...list, items: [comment, ...list.items], total: list.total + 1 }
  const items = list.items.map((item) =>
    item.id === parentId
      ? { ...item, replies: [comment, ...item.replies], replyCount: item.replyCount + 1 }
      : item,
  )
  return { ...list, items }
}
