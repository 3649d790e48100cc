import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

import type { Comment, CommentList, CommentTarget } from '@/api/comment'
import { commentQueries } from '@/queries/comment'
import { useSession } from '@/stores/session'

import { listFor, repliesFor } from './model'

const useViewer = () => useSession(({ user }) => user)

/** The comments that the viewer may see. `isAll`: also those beyond the server's first ones. */
export function useComments(target: CommentTarget, isAll: boolean, isEnabled = true) {
  const viewer = useViewer()
  const select = useCallback((list: CommentList) => listFor(viewer, list), [viewer])
  return useQuery({ ...commentQueries.list(target, isAll), enabled: isEnabled, select })
}

/** All replies to a comment that the viewer may see. */
export function useReplies(target: CommentTarget, parentId: string, isEnabled: boolean) {
  const viewer = useViewer()
  const select = useCallback((replies: Comment[]) => repliesFor(viewer, replies), [viewer])
  return useQuery({ ...commentQueries.replies(target, parentId), enabled: isEnabled, select })
}

/** For the tab's label; `undefined` = none, or not yet known. */
export const useCommentCount = (target: CommentTarget, isEnabled = true): number | undefined =>
  useComments(target, false, isEnabled).data?.total || undefined
