import { useCallback } from 'react'

import type { AnswerComment } from '@/api/qa'
import { CommentItem } from '@/components/CommentItem'
import { useCommentsOff } from '@/features/shared/comments/useCommentsOff'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { navigateTo } from '@/routes/navigate'

import { texts } from '../texts'

interface CommentRowProps {
  comment: AnswerComment
  /** Absent = comments are closed here. */
  onReply?: (comment: AnswerComment) => void
}

/** A comment on an answer. A comment of a deleted account cannot be replied to. */
function CommentRow({ comment, onReply }: CommentRowProps) {
  const { author, avatar, text, replyTo, createdAt, authorId } = comment
  return (
    <CommentItem
      avatarSrc={avatar}
      name={author || texts.gone}
      text={replyTo ? texts.comments.to(replyTo, text) : text}
      timeText={createdAt ? relativeTime(createdAt, serverClock.now()) : ''}
      onReply={onReply && author !== '' && authorId > 0 ? () => onReply(comment) : undefined}
    />
  )
}

/** Draws a comment on this answer. The same function each time, so that lists do not draw their items again. */
export function useCommentRow(answerId: number, questionId: number | undefined) {
  const isOff = useCommentsOff()
  return useCallback(
    (comment: AnswerComment) => {
      const onReply = ({ authorId, author }: AnswerComment) =>
        navigateTo('qaAnswerCommentReply', {
          ...{ id: answerId, question_id: questionId },
          ...{ reply_user_id: authorId, nick_name: author },
        })
      return <CommentRow comment={comment} onReply={isOff ? undefined : onReply} />
    },
    [answerId, questionId, isOff],
  )
}
