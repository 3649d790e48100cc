import { useQueryClient } from '@tanstack/react-query'

import type { Comment } from '@/api/comment'
import { type ActionOptions, useAction } from '@/features/shared/action'
import { toast } from '@/features/shared/dialog'
import { commentMutations, commentQueries } from '@/queries/comment'
import { mutationFor } from '@/queries/mutation'
import { useSession } from '@/stores/session'

import type { CommentContext } from './drafts'
import { withComment } from './model'
import { texts } from './texts'

interface SendOptions extends Pick<ActionOptions<string, unknown>, 'failed' | 'next'> {
  onSent: (text: string) => void
}

/** Sends a comment. Its author sees it at once, even if it waits for approval. */
export function useSendComment({ target, reply }: CommentContext, { failed, next, onSent }: SendOptions) {
  const client = useQueryClient()

  const insert = (comment: Comment) => {
    for (const isAll of [false, true]) {
      client.setQueryData(
        commentQueries.list(target, isAll).queryKey,
        (list) => list && withComment(list, comment, reply?.parentId),
      )
    }
    if (!reply) return
    const { queryKey } = commentQueries.replies(target, reply.parentId)
    client.setQueryData(queryKey, (replies) => replies && [comment, ...replies])
  }

  const mutation = mutationFor(commentMutations.create(target), (text: string) => ({
    ...{ text, parentId: reply?.parentId, replyId: reply?.replyId },
  }))
  return useAction(mutation, {
    failed,
    next,
    done(comment, text) {
      if (comment) {
        // Add-ons do not name the author, so the member's own name is used.
        const { nickname = '', avatar = '' } = useSession.getState().user ?? {}
        const writer = comment.author ? {} : { author: nickname, avatar }
        insert({ ...comment, ...writer, text: comment.text || text, replyTo: reply?.replyId ? reply.name : '' })
      }
      toast(comment?.isPending ? texts.pendingSent : texts.sent, 'success')
      onSent(text)
    },
  })
}
