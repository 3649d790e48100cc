/**
 * The comments of HEAD: threads with opaque ids. A moderator must approve each comment
 * (docs/backend/courses.md#comments-of-head).
 */
import { and, eq, inArray, type SQL } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { utcIso } from '../core/dates'
import { badParams, refuse } from '../core/envelope'
import { flag, orEmpty } from '../core/php'
import { idNumber, optionalText, read, text } from '../core/read'
import { comments } from '../db/schema'
import { findCourse, findVideo } from './catalogue'
import {
  authorsOf,
  COURSE,
  insertComment,
  isOn,
  LESSON,
  NEWEST,
  newestFirst,
  strippedOfTags,
  type Comment,
  type Target,
} from './comments'
import { userRef } from './members'

const FIRST_THREADS = 5
const FIRST_REPLIES = 3
const MAX_CHARS = 140

type Author = Member | undefined

/** The hash of the id 0, which means no comment. */
const NOTHING = '3zxgkNpNbpq05eaK'

const presentReply = (context: RequestContext, author: Author, row: Comment, parent = NOTHING, reply = NOTHING) => ({
  id: row.hash,
  parent_id: parent,
  reply_id: reply,
  content: row.isApproved ? row.content : '',
  ip_province: row.province,
  is_check: flag(row.isApproved),
  created_at: utcIso(row.createdAt),
  user: orEmpty(author && userRef(context, author)),
})

/** Replies under these top comments, newest first. */
async function repliesOf(context: RequestContext, parents: Comment[]) {
  const { db } = context
  const byId = new Map(parents.map((row) => [row.id, row]))
  const under = inArray(comments.parentId, [...byId.keys()])
  const rows = await db.query.comments.findMany({ where: under, orderBy: newestFirst })
  const authors = await authorsOf(context, rows)
  const hashes = new Map(rows.map((row) => [row.id, row]))
  return rows.map((row) => {
    const answered = hashes.get(row.replyId)
    const parent = byId.get(row.parentId)?.hash
    const user = answered && authors.get(answered.memberId)
    return {
      parentId: row.parentId,
      reply: {
        ...presentReply(context, authors.get(row.memberId), row, parent, answered?.hash),
        ...(answered && { reply_user: orEmpty(user && userRef(context, user)) }),
      },
    }
  })
}

/** Without a target: the comments of all things. */
const topOf = (target?: Target) => and(target && isOn(target), eq(comments.parentId, 0))

async function threads(context: RequestContext, top: SQL | undefined, limit: number) {
  const rows = await context.db.query.comments.findMany({ where: top, orderBy: newestFirst, limit })
  const authors = await authorsOf(context, rows)
  const replies = await repliesOf(context, rows)
  return rows.map((row) => {
    const own = replies.filter(({ parentId }) => parentId === row.id).map(({ reply }) => reply)
    return {
      ...presentReply(context, authors.get(row.memberId), row),
      replies_count: own.length,
      replies: own.slice(0, FIRST_REPLIES),
    }
  })
}

const targetFields = { rt: idNumber, rid: idNumber }

function targetIn(query: Record<string, string>): Target {
  const { rt: type, rid: id } = read(query, targetFields)
  return { type, id }
}

export async function listThreads(context: RequestContext, query: Record<string, string>) {
  const isAimed = query.rt !== undefined || query.rid !== undefined
  const top = topOf(isAimed ? targetIn(query) : undefined)
  return { data: await threads(context, top, FIRST_THREADS), total: await context.db.$count(comments, top) }
}

async function byHash({ db }: RequestContext, hash: string): Promise<Comment> {
  const row = await db.query.comments.findFirst({ where: eq(comments.hash, hash) })
  if (!row) throw badParams()
  return row
}

/** All top comments, or all replies of one. */
export async function listReplies(context: RequestContext, query: Record<string, string>) {
  const target = targetIn(query)
  if (!query.parent_id) return { data: await threads(context, topOf(target), NEWEST) }
  const parent = await byHash(context, query.parent_id)
  return { data: (await repliesOf(context, [parent])).map(({ reply }) => reply) }
}

const isReference = (id: string) => !['', '0', NOTHING].includes(id)

async function refuseClosed(context: RequestContext, { type, id }: Target) {
  const course = type === COURSE ? await findCourse(context, id) : (await findVideo(context, id)).course
  if (course.isCommentClosed) throw refuse('禁止提交评论')
}

/** New comments wait for a moderator. */
export async function postThread(call: MemberCall) {
  const { member, runtime } = call
  const input = read(call.body, {
    ...targetFields,
    content: text('请输入评论内容'),
    parent_id: optionalText,
    reply_id: optionalText,
  })
  const target = { type: input.rt, id: input.rid }
  if (target.type !== COURSE && target.type !== LESSON) throw badParams()
  if ([...input.content].length > MAX_CHARS) throw refuse('评论内容最多140个字符')
  await refuseClosed(call, target)
  const parent = isReference(input.parent_id) ? await byHash(call, input.parent_id) : undefined
  if (parent && !parent.isApproved) throw refuse('评论审核中')
  const answered = isReference(input.reply_id) ? await byHash(call, input.reply_id) : undefined
  if (runtime.commentLimit.hit(String(member.id)) < 0) throw refuse('已超出每日评论限制')
  const place = { parentId: parent?.id, replyId: answered?.id }
  const row = await insertComment(call, target, strippedOfTags(input.content), place)
  return presentReply(call, member, row, parent?.hash, answered?.hash)
}
