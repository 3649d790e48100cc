import { queryOptions } from '@tanstack/react-query'

import {
  type Comment,
  type CommentDraft,
  type CommentTarget,
  createComment,
  listComments,
  listReplies,
} from '@/api/comment'
import type { Member } from '@/api/member'
import { comparable } from '@/lib/sameWords'

import type { Creation } from './mutation'

export const commentQueries = {
  of: (target: CommentTarget) => ['comment', target.kind, target.id] as const,
  /** `isAll`: also beyond what the server shows first. */
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

/** Compares name and picture, because not every server gives the writer's id. */
export const isBy = (member: Member | null, { author, avatar }: Comment): boolean =>
  member !== null && author === member.nickname && avatar === member.avatar

/** @returns the new comment; null = it is in the server's list */
const create = (target: CommentTarget): Creation<CommentDraft, Comment | null> => ({
  call: (draft) => createComment(target, draft),
  outdated: (_, done) => (done?.answer ? [] : [commentQueries.of(target)]),
  findMine: {
    place: ({ parentId, replyId }) => ['comment', target.kind, target.id, parentId, replyId].join(':'),
    words: ({ text }) => comparable(text),
    async newest({ parentId }, me) {
      if (!me) return null
      const all =
        parentId === undefined ? (await listComments(target, false)).items : await listReplies(target, parentId)
      return all.map((comment) => ({
        ...{ id: comment.id, createdAt: comment.createdAt, answer: null },
        words: isBy(me, comment) ? comparable(comment.text) : null,
      }))
    },
  },
})

export const commentMutations = { create }
