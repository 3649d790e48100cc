/** The comments of HEAD: threads behind opaque ids, each comment waiting for a moderator (core 7.12). */
import { and, count, desc, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { utcIso } from '../core/dates'
import { badParams, notFound, refuse } from '../core/envelope'
import { flag, orEmpty } from '../core/php'
import { idNumber, optionalText, read, text } from '../core/read'
import type { Work } from '../core/work'
import { comments } from '../db/schema'
import { findCourse, findVideo } from './catalogue'
import {
  authorsOf,
  COURSE,
  insertComment,
  isOn,
  LESSON,
  NEWEST,
  withoutTags,
  type Comment,
  type Target,
} from './comments'
import { userRef } from './members'

const FIRST_THREADS = 5
const FIRST_REPLIES = 3
const MAX_CHARS = 140

const presentReply = (
  work: Work,
  author: Member | undefined,
  row: Comment,
  parent: string,
  reply: string,
) => ({
  id: row.hash,
  parent_id: parent,
  reply_id: reply,
  content: row.isApproved ? row.content : '',
  ip_province: row.province,
  is_check: flag(row.isApproved),
  created_at: utcIso(row.createdAt),
  user: orEmpty(author && userRef(work, author)),
})

/** Replies under these top comments, newest first. */
async function repliesOf(work: Work, target: Target, parents: Comment[]) {
  const { db } = work
  const byId = new Map(parents.map((row) => [row.id, row]))
  const under = and(isOn(target), inArray(comments.parentId, [...byId.keys()]))
  const rows = await db
    .select()
    .from(comments)
    .where(under)
    .orderBy(desc(comments.createdAt), desc(comments.id))
  const authors = await authorsOf(work, rows)
  const hashes = new Map(rows.map((row) => [row.id, row]))
  return rows.map((row) => {
    const answered = hashes.get(row.replyId)
    const parent = byId.get(row.parentId)?.hash ?? ''
    const user = answered && authors.get(answered.memberId)
    return {
      parentId: row.parentId,
      reply: {
        ...presentReply(work, authors.get(row.memberId), row, parent, answered?.hash ?? ''),
        ...(answered && { reply_user: orEmpty(user && userRef(work, user)) }),
      },
    }
  })
}

async function threads(work: Work, target: Target, limit: number) {
  const top = and(isOn(target), eq(comments.parentId, 0))
  const rows = await work.db
    .select()
    .from(comments)
    .where(top)
    .orderBy(desc(comments.createdAt), desc(comments.id))
    .limit(limit)
  const authors = await authorsOf(work, rows)
  const replies = await repliesOf(work, target, rows)
  return rows.map((row) => {
    const own = replies.filter(({ parentId }) => parentId === row.id).map(({ reply }) => reply)
    return {
      ...presentReply(work, authors.get(row.memberId), row, '', ''),
      replies_count: own.length,
      replies: own.slice(0, FIRST_REPLIES),
    }
  })
}

const targetFields = { rt: idNumber, rid: idNumber }

export async function listThreads(work: Work, query: Record<string, string>) {
  const { rt, rid } = read(query, targetFields)
  const target = { type: rt, id: rid }
  const [row] = await work.db
    .select({ total: count() })
    .from(comments)
    .where(and(isOn(target), eq(comments.parentId, 0)))
  return { data: await threads(work, target, FIRST_THREADS), total: row?.total ?? 0 }
}

async function byHash({ db }: Work, hash: string) {
  const [row] = await db.select().from(comments).where(eq(comments.hash, hash))
  if (!row) throw notFound()
  return row
}

/** All top comments, or all replies of one. */
export async function listReplies(work: Work, query: Record<string, string>) {
  const { rt, rid } = read(query, targetFields)
  const target = { type: rt, id: rid }
  if (!query.parent_id) return { data: await threads(work, target, NEWEST) }
  const parent = await byHash(work, query.parent_id)
  return { data: (await repliesOf(work, target, [parent])).map(({ reply }) => reply) }
}

const isReference = (id: string) => id !== '' && id !== '0'

async function refuseClosed(work: Work, { type, id }: Target) {
  const course = type === COURSE ? await findCourse(work, id) : (await findVideo(work, id)).course
  if (course.isCommentClosed) throw refuse('禁止提交评论')
}

/** New comments wait for a moderator. `isWithinLimit` counts this one. */
export async function postThread(
  work: Work,
  member: Member,
  body: unknown,
  ip: string,
  isWithinLimit: () => boolean,
) {
  const input = read(body, {
    ...targetFields,
    content: text('请输入评论内容'),
    parent_id: optionalText,
    reply_id: optionalText,
  })
  const target = { type: input.rt, id: input.rid }
  if (target.type !== COURSE && target.type !== LESSON) throw badParams()
  if ([...input.content].length > MAX_CHARS) throw refuse('评论内容最多140个字符')
  await refuseClosed(work, target)
  const parent = isReference(input.parent_id) ? await byHash(work, input.parent_id) : undefined
  if (parent && !parent.isApproved) throw refuse('评论审核中')
  const answered = isReference(input.reply_id) ? await byHash(work, input.reply_id) : undefined
  if (!isWithinLimit()) throw refuse('已超出每日评论限制')
  const place = { parentId: parent?.id ?? 0, replyId: answered?.id ?? 0 }
  const row = await insertComment(work, member, target, withoutTags(input.content), ip, place)
  return presentReply(work, member, row, parent?.hash ?? '', answered?.hash ?? '')
}
