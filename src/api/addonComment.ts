/**
 * Comments of add-ons: paged threads, each comment waiting for approval. See
 * docs/backend/books-articles-paths.md (#article-comments, #comments-of-book-articles). Flat lists, without replies or
 * approval: #book-comments there, and docs/backend/live.md#live-comments.
 */
import * as v from 'valibot'

import { commentMaxLengthOurs } from '@/config/limits'
import { request } from '@/http/request'
import { count, decode, decodePage, flag, int, maybe, numberMap, orNull, text, time } from '@/lib/decode'
import { serverClock } from '@/lib/serverClock'

import { avatar } from './avatar'
import type { Comment, CommentDraft, CommentList, CommentRules } from './commentEntity'

/** Where each kind of thread has its comments, and what its server calls things. */
const threads = {
  topic: {
    list: (id: number) => `/addons/MeeduTopics/api/v2/topic/${id}/comments`,
    create: (id: number) => `/addons/MeeduTopics/api/v1/topic/${id}/comment`,
    /** Names the comment whose replies are wanted. */
    parentKey: 'comment_id',
    /** Its value on the first level; absent = it is not sent. */
    firstLevel: 0,
    /** Names the reply that is answered. */
    replyKey: 'reply_comment_id',
  },
  bookArticle: {
    list: (id: number) => `/addons/MeeduBooks/api/v2/book/article/${id}/comments`,
    create: (id: number) => `/addons/MeeduBooks/api/v1/book/article/${id}/comment`,
    parentKey: 'parent_id',
    firstLevel: undefined,
    replyKey: 'reply_id',
  },
} as const

interface ThreadTarget {
  kind: keyof typeof threads
  id: number
}

interface FlatTarget {
  /** Other things may have the same id. */
  kind: string
  id: number
  /** New comments go here; the list is at the plural. */
  createPath: string
}

export const flatComments = (kind: string, id: number, createPath: string): FlatTarget => ({ kind, id, createPath })

export type AddonCommentTarget = ThreadTarget | FlatTarget

const isFlat = (target: { kind: string; id: number }): target is FlatTarget => 'createPath' in target

export const isAddonTarget = (target: { kind: string; id: number }): target is AddonCommentTarget =>
  isFlat(target) || target.kind in threads

const rules: CommentRules = { minLength: 1, maxLength: commentMaxLengthOurs, canReply: true }
const flatRules: CommentRules = { ...rules, canReply: false }

const firstSize = 20
/** The desktop client asks for everything with this size. */
const allSize = 10_000

const userWire = v.object({ avatar, nick_name: text })

const commentWire = v.pipe(
  v.object({
    id: v.pipe(text, v.nonEmpty()),
    content: text,
    created_at: time,
    user: orNull(userWire),
    children_count: count,
    reply: orNull(v.object({ user: orNull(userWire) })),
    reply_comment: orNull(v.object({ user: orNull(userWire) })),
    is_check: maybe(flag),
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

/** Sends both words for the size, because a server reads only one. @param parentId absent = the first level */
async function ask({ kind, id }: ThreadTarget, parentId: string | undefined, size: number) {
  const { list, parentKey, firstLevel } = threads[kind]
  const query = { page: 1, size, page_size: size, [parentKey]: parentId ?? firstLevel }
  const data = await request({ path: list(id), method: 'GET', query })
  const wire = decode(v.object({ data: v.unknown() }), data)
  return decodePage(commentWire, wire.data, 1, size)
}

export async function listAddonComments(target: AddonCommentTarget, isAll: boolean): Promise<CommentList> {
  const size = isAll ? allSize : firstSize
  if (isFlat(target)) return listFlat(target, size)
  const { items, total } = await ask(target, undefined, size)
  return { items, total, rules }
}

const flatCommentWire = v.object({
  id: v.pipe(text, v.nonEmpty()),
  user_id: int,
  content: text,
  created_at: time,
})

async function listFlat({ createPath }: FlatTarget, size: number): Promise<CommentList> {
  const data = await request({ path: `${createPath}s`, method: 'GET', query: { page: 1, size } })
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
 * @returns the new comment, pending and without its writer, whom the server does not name; null = ask for the list
 * again
 */
export async function createAddonComment(
  target: AddonCommentTarget,
  { text: content, parentId, replyId }: CommentDraft,
): Promise<Comment | null> {
  if (isFlat(target)) {
    await request({ path: target.createPath, body: { content } })
    return null
  }
  const { create, replyKey } = threads[target.kind]
  const body = { content, parent_id: parentId ?? 0, [replyKey]: replyId ?? 0 }
  const wire = decode(v.object({ comment_id: text }), await request({ path: create(target.id), body }))
  return newComment(wire.comment_id, content)
}
