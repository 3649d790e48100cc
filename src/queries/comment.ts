import { queryOptions } from '@tanstack/react-query'

import { type CommentTarget, listComments, listReplies } from '@/api/comment'

export const commentQueries = {
  of: (target: CommentTarget) => ['comment', target.kind, target.id] as const,
  /** `isAll`: beyond what the server shows first. */
  list: (target: CommentTarget, isAll: boolean) =>
    queryOptions({
      queryKey: [...commentQueries.of(target), 'list', isAll],
      queryFn: () => listComments(target, isAll),
    }),
  replies: (target: CommentTarget, parentId: string) =>
    queryOptions({
      queryKey: [...commentQueries.of(target), 'replies', parentId],
      queryFn: () => listReplies(target, parentId),
    }),
}
