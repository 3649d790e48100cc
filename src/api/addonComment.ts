/**
 * Comments of add-ons: paged threads, each comment waiting for approval. Contract `content.md` 3.4 and 3.5
 * (articles), 2.7 and 2.8 (articles of e-books). Flat lists, without replies or approval: `content.md` 2.5
 * and 2.6 (e-books), `live.md` 3.3 and 3.4 (live courses).
 */
import * as v from 'valibot'

import { request } from '@/http/request'
import { decode, decodePage, flag, int, numberMap, orNull, text, time } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'

import type { Comment, CommentDraft, CommentList, CommentRules } from './comment'

/** What differs between the kinds of threads: where their comments are and what the server calls things. */
const threads = {
  topic: {
    list: (id: number) => `/addons/MeeduTopics/api/v2/topic/${id}/comments`,
    create: (id: number) => `/addons/MeeduTopics/api/v1/topic/${id}/comment`,
    /** Asks for the replies below a comment. */
    parentKey: 'comment_id',
    /** Names the reply that is answered. */
    replyKey: 'reply_comment_id',
  },
  bookArticle: {
    list: (id: number) => `/addons/MeeduBooks/api/v2/book/article/${id}/comments`,
    create: (id: number) => `/addons/MeeduBooks/api/v1/book/article/${id}/comment`,
    parentKey: 'parent_id',
    replyKey: 'reply_id',
  },
} as const

/** Where a new comment of a flat list goes; the list itself is at the plural. */
const flatLists = {
  book: (id: number) => `/addons/MeeduBooks/api/v1/book/${id}/comment`,
  live: (id: number) => `/addons/zhibo/api/v1/course/${id}/comment`,
} as const

interface ThreadTarget {
  kind: keyof typeof threads
  id: number
}

interface FlatTarget {
  kind: keyof typeof flatLists
  id: number
}

export type AddonCommentTarget = ThreadTarget | FlatTarget

const isFlat = (target: { kind: string; id: number }): target is FlatTarget => target.kind in flatLists

export const isAddonTarget = (target: { kind: string; id: number }): target is AddonCommentTarget =>
  isFlat(target) || target.kind in threads

const rules: CommentRules = { minLength: 1, maxLength: null, canReply: true }
const flatRules: CommentRules = { ...rules, canReply: false }

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
    reply: orNull(v.object({ user: orNull(userWire) })),
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
    replyTo: (wire.reply ?? wire.reply_comment)?.user?.nick_name ?? '',
    replyCount: wire.children_count,
    replies: [],
  })),
)

async function ask({ kind, id }: ThreadTarget, parentId: string, size: number) {
  const { list, parentKey } = threads[kind]
  const query = { page: 1, page_size: size, [parentKey]: parentId }
  const data = await request({ path: list(id), method: 'GET', query })
  const wire = decode(v.object({ data: v.unknown() }), data)
  return decodePage(commentWire, wire.data, 1, size)
}

export async function listAddonComments(target: AddonCommentTarget, isAll: boolean): Promise<CommentList> {
  const size = isAll ? allSize : firstSize
  if (isFlat(target)) return listFlat(target, size)
  const { items, total } = await ask(target, '0', size)
  return { items, total, rules }
}

const flatCommentWire = v.object({
  id: v.pipe(text, v.nonEmpty()),
  user_id: int,
  content: text,
  created_at: time,
})

async function listFlat({ kind, id }: FlatTarget, size: number): Promise<CommentList> {
  const data = await request({ path: `${flatLists[kind](id)}s`, method: 'GET', query: { page: 1, size } })
  const wire = decode(v.object({ data: v.unknown(), users: numberMap(userWire) }), data)
  const page = decodePage(flatCommentWire, wire.data, 1, size)
  const items = page.items.map(({ id: commentId, user_id, content, created_at }) => {
    const user = wire.users.get(user_id)
    const writer = { author: user?.nick_name ?? '', avatar: user?.avatar ?? '' }
    return { ...newComment(commentId, content), ...writer, createdAt: created_at, isPending: false }
  })
  return { items, total: page.total, rules: flatRules }
}

export const listAddonReplies = async (target: AddonCommentTarget, parentId: string): Promise<Comment[]> =>
  isFlat(target) ? [] : (await ask(target, parentId, allSize)).items

const newComment = (id: string, content: string): Comment => ({
  id,
  author: '',
  avatar: '',
  text: content,
  province: '',
  createdAt: new Date(serverClock.now()),
  isPending: true,
  replyTo: '',
  replyCount: 0,
  replies: [],
})

/**
 * @returns the new comment, still pending and without its writer, whom the server does not name;
 *   null = ask for the list again
 */
export async function createAddonComment(
  target: AddonCommentTarget,
  { text: content, parentId, replyId }: CommentDraft,
): Promise<Comment | null> {
  if (isFlat(target)) {
    await request({ path: flatLists[target.kind](target.id), body: { content } })
    return null
  }
  const { create, replyKey } = threads[target.kind]
  const body = { content, parent_id: parentId ?? 0, [replyKey]: replyId ?? 0 }
  const wire = decode(v.object({ comment_id: text }), await request({ path: create(target.id), body }))
  return newComment(wire.comment_id, content)
}
