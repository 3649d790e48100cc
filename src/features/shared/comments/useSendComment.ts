import { useMutation, useQueryClient } from '@tanstack/react-query'

import { type Comment, type CommentList, createComment } from '@/api/comment'
import { toast } from '@/features/shared/dialog'
import { commentQueries } from '@/queries/comment'
import { useSession } from '@/stores/session'

import type { CommentContext } from './drafts'
import { withComment } from './model'
import { texts } from './texts'

/** Sends a comment; one that waits for approval is shown to its writer at once. */
export function useSendComment({ target, reply }: CommentContext) {
  const client = useQueryClient()

  const insert = (comment: Comment) => {
    for (const isAll of [false, true]) {
      client.setQueryData<CommentList>(
        commentQueries.list(target, isAll).queryKey,
        (list) => list && withComment(list, comment, reply?.parentId),
      )
    }
    if (!reply) return
    client.setQueryData<Comment[]>(
      commentQueries.replies(target, reply.parentId).queryKey,
      (replies) => replies && [comment, ...replies],
    )
  }

  return useMutation({
    mutationFn: (text: string) => createComment(target, { text, parentId: reply?.parentId, replyId: reply?.replyId }),
    onSuccess(comment, text) {
      if (comment) {
        // Add-ons do not say who has written: it was me.
        const { nickname = '', avatar = '' } = useSession.getState().user ?? {}
        const writer = comment.author ? {} : { author: nickname, avatar }
        insert({ ...comment, ...writer, text, replyTo: reply?.replyId ? reply.name : '' })
      } else {
        void client.invalidateQueries({ queryKey: commentQueries.of(target) })
      }
      toast(comment?.isPending ? texts.pendingSent : texts.sent, 'success')
    },
  })
}
