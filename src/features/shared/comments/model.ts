import type { Comment, CommentList, CommentRules } from '@/api/comment'
import type { Member } from '@/api/member'

import { lengthOf } from '@/lib/textLength'
import { isEmpty } from '@/lib/isEmpty'
import { isBy } from '@/queries/comment'

import { texts } from './texts'

/** The problem of a text, in words; '' = it may be sent. */
export function problemOf(text: string, { minLength, maxLength }: CommentRules): string {
  const length = lengthOf(text)
  if (isEmpty(text)) return texts.empty
  if (length < minLength) return texts.tooShort(minLength)
  if (length > maxLength) return texts.tooLong(maxLength)
  return ''
}

/** Adds one's own new comment at the top, or a reply below the comment `parentId`. */
export function withComment(list: CommentList, comment: Comment, parentId?: string): CommentList {
  if (parentId === undefined) return { ...list, items: [comment, ...list.items], total: list.total + 1 }
  const items = list.items.map((item) =>
    item.id === parentId ? { ...item, replies: [comment, ...item.replies], replyCount: item.replyCount + 1 } : item,
  )
  return { ...list, items }
}

/** A comment that waits for approval is visible only to its author. */
const isShownTo =
  (viewer: Member | null) =>
  (comment: Comment): boolean =>
    !comment.isPending || isBy(viewer, comment)

/** A server that strips tags may leave an empty text. Such a row is not shown. */
const saysSomething = ({ text, isPending, replyCount }: Comment): boolean =>
  isPending || replyCount > 0 || !isEmpty(text)

/** Without the replies that are hidden from the viewer. */
export const repliesFor = (viewer: Member | null, replies: Comment[]): Comment[] =>
  replies.filter(isShownTo(viewer)).filter(saysSomething)

/** Without the comments that are hidden from the viewer. They are not counted either. */
export function listFor(viewer: Member | null, list: CommentList): CommentList {
  const items = list.items
    .filter(isShownTo(viewer))
    .filter(saysSomething)
    .map((item) => {
      const replies = repliesFor(viewer, item.replies)
      return { ...item, replies, replyCount: item.replyCount - (item.replies.length - replies.length) }
    })
  return { ...list, items, total: list.total - (list.items.length - items.length) }
}
