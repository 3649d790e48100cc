import { View } from '@tarojs/components'
import { useState } from 'react'

import type { Comment, CommentTarget } from '@/api/comment'
import { CommentItem, CommentReply } from '@/components/CommentItem'
import { serverClock } from '@/lib/serverClock'
import { relativeTime } from '@/lib/time'

import { MoreButton } from './MoreButton'
import type { CommentContext } from './drafts'
import styles from './index.module.scss'
import { texts } from './texts'
import { useReplies } from './useComments'
import { useShowMore } from './useShowMore'

interface ThreadProps {
  target: CommentTarget
  comment: Comment
  /** Absent = replies are closed here. */
  onReply?: (reply: NonNullable<CommentContext['reply']>) => void
}

const nameOf = ({ author }: Comment) => author || texts.gone
const textOf = ({ text, isPending }: Comment) => text || (isPending ? texts.pending : '')

/** A comment with its replies. Comments that wait for approval, and those of deleted accounts, cannot be replied to. */
export function Thread({ target, comment, onReply }: ThreadProps) {
  const [isWhole, setWhole] = useState(false)
  const all = useReplies(target, comment.id, isWhole)
  const { shown, hasMore, showMore } = useShowMore(all.data ?? comment.replies)
  const rest = all.data ? 0 : comment.replyCount - comment.replies.length
  const canReply = onReply !== undefined && !comment.isPending
  const answer = (to: Comment) =>
    canReply && !to.isPending && to.author !== ''
      ? () => onReply({ parentId: comment.id, ...(to === comment ? {} : { replyId: to.id }), name: nameOf(to) })
      : undefined
  return (
    <CommentItem
      avatarSrc={comment.avatar}
      name={nameOf(comment)}
      text={textOf(comment)}
      timeText={comment.createdAt ? relativeTime(comment.createdAt, serverClock.now()) : ''}
      province={comment.province}
      isPending={comment.isPending}
      onReply={answer(comment)}
    >
      {(shown.length > 0 || rest > 0) && (
        <View className={styles.replies}>
          {shown.map((reply) => (
            <CommentReply
              key={reply.id}
              name={nameOf(reply)}
              replyTo={reply.replyTo}
              text={textOf(reply)}
              isPending={reply.isPending}
              onReply={answer(reply)}
            />
          ))}
          {(rest > 0 || hasMore) && (
            <MoreButton
              label={rest > 0 ? texts.moreReplies(comment.replyCount) : texts.more}
              isLoading={all.isFetching}
              isFailed={all.isError}
              onClick={rest > 0 ? () => (isWhole ? void all.refetch() : setWhole(true)) : showMore}
            />
          )}
        </View>
      )}
    </CommentItem>
  )
}
