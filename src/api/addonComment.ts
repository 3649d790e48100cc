/**
 * Comments of add-ons: paged threads, each comment waiting for approval. Contract `content.md` 3.4 and 3.5
 * (articles), 2.7 and 2.8 (articles of e-books), 2.5 and 2.6 (e-books, without replies or approval).
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

export interface AddonCommentTarget {
  kind: keyof typeof threads | 'book'
  id: number
}

export const isAddonTarget = (target: { kind: string; id: number }): target is AddonCommentTarget =>
  target.kind === 'book' || target.kind in threads

const rules: CommentRules = { minLength: 1, maxLength: null, canReply: true }
const bookRules: CommentRules = { ...rules, canReply: false }

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

interface ThreadTarget {
  kind: keyof typeof threads
  id: number
}

async function ask({ kind, id }: ThreadTarget, parentId: string, size: number) {
  const { list, parentKey } = threads[kind]
  const query = { page: 1, page_size: size, [parentKey]: parentId }
  const data = await request({ path: list(id), method: 'GET', query })
  const wire = decode(v.object({ data: v.unknown() }), data)
  return decodePage(commentWire, wire.data, 1, size)
}

export async function listAddonComments(target: AddonCommentTarget, isAll: boolean): Promise<CommentList> {
  const size = isAll ? allSize : firstSize
  if (target.kind === 'book') return listOfBook(target.id, size)
  const { items, total } = await ask({ ...target, kind: target.kind }, '0', size)
  return { items, total, rules }
}

const bookCommentPath = (id: number) => `/addons/MeeduBooks/api/v1/book/${id}/comment`

const bookCommentWire = v.object({
  id: v.pipe(text, v.nonEmpty()),
  user_id: int,
  content: text,
  created_at: time,
})

async function listOfBook(id: number, size: number): Promise<CommentList> {
  const data = await request({ path: `${bookCommentPath(id)}s`, method: 'GET', query: { page: 1, size } })
  const wire = decode(v.object({ data: v.unknown(), users: numberMap(userWire) }), data)
  const page = decodePage(bookCommentWire, wire.data, 1, size)
  const items = page.items.map(({ id: commentId, user_id, content, created_at }) => {
    const user = wire.users.get(user_id)
    const writer = { author: user?.nick_name ?? '', avatar: user?.avatar ?? '' }
    return { ...newComment(commentId, content), ...writer, createdAt: created_at, isPending: false }
  })
  return { items, total: page.total, rules: bookRules }
}

export async function listAddonReplies(
  { kind, id }: AddonCommentTarget,
  parentId: string,
): Promise<Comment[]> {
  return kind === 'book' ? [] : (await ask({ kind, id }, parentId, allSize)).items
}

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
  { kind, id }: AddonCommentTarget,
  { text: content, parentId, replyId }: CommentDraft,
): Promise<Comment | null> {
  if (kind === 'book') {
    await request({ path: bookCommentPath(id), body: { content } })
    return null
  }
  const { create, replyKey } = threads[kind]
  const body = { content, parent_id: parentId ?? 0, [replyKey]: replyId ?? 0 }
  const wire = decode(v.object({ comment_id: text }), await request({ path: create(id), body }))
  return newComment(wire.comment_id, content)
}
