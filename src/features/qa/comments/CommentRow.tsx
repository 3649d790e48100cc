import { useCallback } from 'react'

import type { AnswerComment } from '@/api/qa'
import { CommentItem } from '@/components/CommentItem'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'
import { navigateTo } from '@/routes/navigate'

import { texts } from '../texts'

interface CommentRowProps {
  comment: AnswerComment
  onReply: (comment: AnswerComment) => void
}

/** A comment on an answer; whose account is gone cannot be answered. */
function CommentRow({ comment, onReply }: CommentRowProps) {
  const { author, avatar, text, replyTo, createdAt, authorId } = comment
  return (
    <CommentItem
      avatarSrc={avatar}
      name={author || texts.gone}
      text={replyTo ? texts.comments.to(replyTo, text) : text}
      timeText={createdAt ? relativeTime(createdAt, serverClock.now()) : ''}
      onReply={author !== '' && authorId > 0 ? () => onReply(comment) : undefined}
    />
  )
}

/** Draws a comment on this answer; the same function each time, with which lists draw best. */
export const useCommentRow = (answerId: number, questionId: number | undefined) =>
  useCallback(
    (comment: AnswerComment) => (
      <CommentRow
        comment={comment}
        onReply={({ authorId, author }) =>
          navigateTo('qaAnswerCommentReply', {
            ...{ id: answerId, question_id: questionId },
            ...{ reply_user_id: authorId, nick_name: author },
          })
        }
      />
    ),
    [answerId, questionId],
  )
