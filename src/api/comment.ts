/**
 * Comments: those of courses and lessons here, add-ons' in `addonComment`. See docs/backend/courses.md#comments-of-base
 * and #comments-of-head.
 */
import * as v from 'valibot'

import { commentMaxLength, commentMaxLengthOurs, commentMinLength } from '@/config/limits'
import { request } from '@/http/request'
import { count, decode, flag, int, list, maybe, numberMap, orNull, rows, text, time } from '@/lib/decode'
import { decodeEntities } from '@/lib/html/entities'

import {
  type AddonCommentTarget,
  createAddonComment,
  isAddonTarget,
  listAddonComments,
  listAddonReplies,
} from './addonComment'
import { avatar } from './avatar'
import type { Comment, CommentDraft, CommentList, CommentRules } from './commentEntity'
import { byDialect } from './dialect'

export type { Comment, CommentDraft, CommentList, CommentRules }

/** Everything with comments, by its name in both dialects. */
const kinds = {
  course: { path: 'course', rt: 1 },
  lesson: { path: 'video', rt: 2 },
} as const

interface CoreTarget {
  kind: keyof typeof kinds
  id: number
}

export type CommentTarget = CoreTarget | AddonCommentTarget

const baseRules: CommentRules = { minLength: commentMinLength, maxLength: commentMaxLengthOurs, canReply: false }
const headRules: CommentRules = { minLength: 1, maxLength: commentMaxLength, canReply: true }

const province = v.pipe(
  text,
  v.transform((name) => (name === 'UNKNOWN' ? '' : name)),
)

/** A number at BASE, a hash at HEAD. */
const commentId = v.pipe(text, v.nonEmpty())

const userWire = v.object({ avatar, nick_name: text })

const baseWire = v.object({
  comments: rows(
    v.object({
      id: commentId,
      user_id: int,
      render_content: text,
      created_at: time,
      ip_province: province,
      is_check: maybe(flag),
    }),
  ),
  users: numberMap(userWire),
})

/** Unpaged: the newest 200. */
async function listBase({ kind, id }: CoreTarget): Promise<CommentList> {
  const data = await request({ path: `/api/v2/${kinds[kind].path}/${id}/comments`, method: 'GET' })
  const { comments, users } = decode(baseWire, data)
  const items = comments.map((wire): Comment => {
    const isPending = wire.is_check === false
    return {
      id: wire.id,
      author: users.get(wire.user_id)?.nick_name ?? '',
      avatar: users.get(wire.user_id)?.avatar ?? '',
      // The server has removed tags, but left what it escaped before.
      text: isPending ? '' : decodeEntities(wire.render_content),
      province: wire.ip_province,
      createdAt: wire.created_at,
      isPending,
      replyTo: '',
      replyCount: 0,
      replies: [],
    }
  })
  return { items, total: items.length, rules: baseRules }
}

const replyFields = {
  id: commentId,
  content: text,
  ip_province: province,
  is_check: flag,
  created_at: time,
  user: orNull(userWire),
  reply_user: orNull(userWire),
}

const replyShape = v.object(replyFields)

const replyOf = (wire: v.InferOutput<typeof replyShape>): Comment => ({
  id: wire.id,
  author: wire.user?.nick_name ?? '',
  avatar: wire.user?.avatar ?? '',
  text: wire.is_check ? wire.content : '',
  province: wire.ip_province,
  createdAt: wire.created_at,
  isPending: !wire.is_check,
  replyTo: wire.reply_user?.nick_name ?? '',
  replyCount: 0,
  replies: [],
})

const replyWire = v.pipe(replyShape, v.transform(replyOf))

const topWire = v.pipe(
  v.object({ ...replyFields, replies_count: count, replies: list(replyWire) }),
  v.transform((wire): Comment => ({
    ...replyOf(wire),
    replyCount: wire.replies_count,
    replies: wire.replies,
  })),
)

const resourceOf = ({ kind, id }: CoreTarget) => ({ rt: kinds[kind].rt, rid: id })

async function listHead(target: CoreTarget, isAll: boolean): Promise<CommentList> {
  const path = isAll ? '/api/v3/comments/replies' : '/api/v3/comments'
  const data = await request({ path, method: 'GET', query: resourceOf(target) })
  const wire = decode(v.object({ data: rows(topWire), total: maybe(int) }), data)
  return { items: wire.data, total: wire.total ?? wire.data.length, rules: headRules }
}

/** @param isAll false = what the server shows first, which may be all there is: compare with `total` */
export const listComments = (target: CommentTarget, isAll: boolean): Promise<CommentList> =>
  isAddonTarget(target)
    ? listAddonComments(target, isAll)
    : byDialect('comments', { base: () => listBase(target), head: () => listHead(target, isAll) })

/** Only where the rules say `canReply`. */
export async function listReplies(target: CommentTarget, parentId: string): Promise<Comment[]> {
  if (isAddonTarget(target)) return listAddonReplies(target, parentId)
  const query = { ...resourceOf(target), parent_id: parentId }
  const data = await request({ path: '/api/v3/comments/replies', method: 'GET', query })
  return decode(v.object({ data: rows(replyWire) }), data).data
}

/**
 * @returns the new comment, still pending; null = ask for the list again
 * @throws ApiError 'rejected' with the server's words (`无权限`, `已超出每日评论限制` ...)
 */
export function createComment(target: CommentTarget, draft: CommentDraft): Promise<Comment | null> {
  if (isAddonTarget(target)) return createAddonComment(target, draft)
  return byDialect<Comment | null>('comments', {
    async base() {
      const path = `/api/v2/${kinds[target.kind].path}/${target.id}/comment`
      await request({ path, body: { content: draft.text } })
      return null
    },
    async head() {
      const { text: written, parentId = 0, replyId = 0 } = draft
      // docs/backend/README.md#written-words: the server would silently cut what follows a `<`.
      const content = written.replace(/</g, '＜')
      const body = { ...resourceOf(target), content, parent_id: parentId, reply_id: replyId }
      // The answer lacks the text. This is what others will see.
      return { ...decode(replyWire, await request({ path: '/api/v3/comment/store', body })), text: content }
    },
  })
}
