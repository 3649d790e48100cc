/** Comments on courses and lessons: the flat lists of BASE (core 7.4, 7.5, 7.10) and the threads of HEAD (7.12). */
import { randomBytes } from 'node:crypto'

import { and, count, desc, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { utcIso } from '../core/dates'
import { badParams, notFound, refuse } from '../core/envelope'
import { flag, orEmpty, phpMap } from '../core/php'
import { idNumber, optionalText, read, text } from '../core/read'
import type { Work } from '../core/work'
import { comments, members } from '../db/schema'
import { mayLearn, mayWatch } from './access'
import { findCourse, findVideo } from './catalogue'
import { avatarOf, userRef } from './members'

type Comment = typeof comments.$inferSelect

/** Where a comment hangs. */
export interface Target {
  type: number
  id: number
}

export const COURSE = 1
export const LESSON = 2

const NEWEST = 200
const FIRST_THREADS = 5
const FIRST_REPLIES = 3
const MIN_CHARS = 6
const MAX_CHARS = 140

const isOn = ({ type, id }: Target) => and(eq(comments.resourceType, type), eq(comments.resourceId, id))

async function authorsOf(work: Work, rows: Comment[]) {
  const ids = [...new Set(rows.map((row) => row.memberId))]
  const authors = await work.db.select().from(members).where(inArray(members.id, ids))
  return new Map(authors.map((author) => [author.id, author]))
}

/** The newest top comments with their authors, by id. */
export async function flatList(work: Work, target: Target) {
  const shown = and(isOn(target), eq(comments.parentId, 0), eq(comments.isApproved, true))
  const rows = await work.db.select().from(comments).where(shown).orderBy(desc(comments.createdAt), desc(comments.id)).limit(NEWEST)
  const authors = await authorsOf(work, rows)
  const present = (row: Comment) => ({
    id: row.id,
    user_id: row.memberId,
    render_content: row.content,
    created_at: utcIso(row.createdAt),
    ip: row.ip,
    ip_province: row.province,
  })
  const user = (author: Member) => ({ id: author.id, avatar: avatarOf(work, author), nick_name: author.nickName })
  return {
    comments: rows.map(present),
    users: phpMap([...authors].sort(([a], [b]) => a - b).map(([id, author]) => [id, user(author)])),
  }
}

const withoutTags = (content: string) =>
  content
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, '')
    .trim()

async function mayComment(work: Work, member: Member, { type, id }: Target) {
  if (type === COURSE) return mayLearn(work, member, await findCourse(work, id))
  const { course, video } = await findVideo(work, id)
  return mayWatch(work, member, course, video)
}

async function insert(work: Work, member: Member, target: Target, content: string, ip: string, place = {}) {
  const values = {
    hash: randomBytes(10).toString('hex'),
    resourceType: target.type,
    resourceId: target.id,
    memberId: member.id,
    content,
    ip,
    province: 'UNKNOWN',
    isApproved: work.dialect === 'base',
    createdAt: work.now,
    ...place,
  }
  const [row] = await work.db.insert(comments).values(values).returning()
  if (!row) throw new Error('insert gave no row')
  return row
}

export async function postFlat(work: Work, member: Member, target: Target, body: unknown, ip: string) {
  const { content } = read(body, { content: text('请输入评论') })
  if ([...content].length < MIN_CHARS) throw refuse('评论内容不能少于6个字')
  if (!(await mayComment(work, member, target))) throw refuse('无权限')
  const clean = withoutTags(content)
  if (clean === '') throw badParams()
  await insert(work, member, target, clean, ip)
}

const presentReply = (work: Work, author: Member | undefined, row: Comment, parent: string, reply: string) => ({
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
  const rows = await db.select().from(comments).where(under).orderBy(desc(comments.createdAt), desc(comments.id))
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
  const rows = await work.db.select().from(comments).where(top).orderBy(desc(comments.createdAt), desc(comments.id)).limit(limit)
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
export async function postThread(work: Work, member: Member, body: unknown, ip: string, isWithinLimit: () => boolean) {
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
  const row = await insert(work, member, target, withoutTags(input.content), ip, place)
  return presentReply(work, member, row, parent?.hash ?? '', answered?.hash ?? '')
}

/** A moderator's word on everything that waits. */
export async function approveAll({ db }: Work) {
  await db.update(comments).set({ isApproved: true }).where(eq(comments.isApproved, false))
}
