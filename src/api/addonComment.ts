/** Comments of add-ons: paged threads, each comment waiting for approval. Contract `content.md` 3.4 and 3.5. */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, flag, int, orNull, text, time } from '@/lib/decode'

import type { Comment, CommentDraft, CommentList, CommentRules } from './comment'

/** What differs between the kinds: where their comments are and what the server calls things. */
const kinds = {
  topic: {
    list: (id: number) => `/addons/MeeduTopics/api/v2/topic/${id}/comments`,
    create: (id: number) => `/addons/MeeduTopics/api/v1/topic/${id}/comment`,
    /** Asks for the replies below a comment. */
    parentKey: 'comment_id',
    /** Names the reply that is answered. */
    replyKey: 'reply_comment_id',
  },
} as const

export interface AddonCommentTarget {
  kind: keyof typeof kinds
  id: number
}

export const isAddonTarget = (target: { kind: string; id: number }): target is AddonCommentTarget =>
  target.kind in kinds

const rules: CommentRules = { minLength: 1, maxLength: null, canReply: true }

const firstSize = 20
/** As the desktop asks for everything. */
const allSize = 10_000

const userWire = v.object({ avatar: text, nick_name: text })

const commentWire = v.pipe(
  v.object({
    id: v.pipe(text, v.nonEmpty()),
    content: text,
    created_at: time,
    user: orNull(userWire),
    children_count: v.fallback(int, 0),
    reply_comment: orNull(v.object({ user: orNull(userWire) })),
    is_check: v.optional(flag),
  }),
  v.transform((wire): Comment => ({
    id: wire.id,
    author: wire.user?.nick_name ?? '',
    avatar: wire.user?.avatar ?? '',
    text: wire.content,
    province: '',
    createdAt: wire.created_at,
    isPending: wire.is_check === false,
    replyTo: wire.reply_comment?.user?.nick_name ?? '',
    replyCount: wire.children_count,
    replies: [],
  })),
)

async function ask({ kind, id }: AddonCommentTarget, parentId: string, size: number) {
  const { list, parentKey } = kinds[kind]
  const query = { page: 1, page_size: size, [parentKey]: parentId }
  const wire = decode(v.object({ data: v.unknown() }), await request({ path: list(id), method: 'GET', query }))
  return decodePage(commentWire, wire.data, 1, size)
}

export async function listAddonComments(target: AddonCommentTarget, isAll: boolean): Promise<CommentList> {
  const { items, total } = await ask(target, '0', isAll ? allSize : firstSize)
  return { items, total, rules }
}

export const listAddonReplies = async (target: AddonCommentTarget, parentId: string): Promise<Comment[]> =>
  (await ask(target, parentId, allSize)).items

/** @returns the new comment, still pending and without its writer, whom the server does not name */
export async function createAddonComment(
  { kind, id }: AddonCommentTarget,
  { text: content, parentId, replyId }: CommentDraft,
): Promise<Comment> {
  const { create, replyKey } = kinds[kind]
  const body = { content, parent_id: parentId ?? 0, [replyKey]: replyId ?? 0 }
  const wire = decode(v.object({ comment_id: text }), await request({ path: create(id), body }))
  return {
    id: wire.comment_id,
    author: '',
    avatar: '',
    text: content,
    province: '',
    createdAt: new Date(),
    isPending: true,
    replyTo: '',
    replyCount: 0,
    replies: [],
  }
}
