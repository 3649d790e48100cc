import { randomBytes } from 'node:crypto'

import { and, desc, eq, inArray, or } from 'drizzle-orm'

import type { MemberCall, VisitorCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { utcIso } from '../core/dates'
import { badParams, found } from '../core/envelope'
import { type PageAsk, pageOf } from '../core/paging'
import { flag, orEmpty, phpMap } from '../core/php'
import { comments } from '../db/schema'
import { countBy } from './lists'
import { membersById, userRef } from './members'

export type Comment = typeof comments.$inferSelect

/** The thing that a comment is about. */
export interface Target {
  type: number
  id: number
}

export const COURSE = 1
export const LESSON = 2
export const TOPIC = 3
export const BOOK = 4
export const BOOK_ARTICLE = 5
export const LIVE = 6

export const NEWEST = 200

export const isOn = ({ type, id }: Target) => and(eq(comments.resourceType, type), eq(comments.resourceId, id))

export const newestFirst = [desc(comments.createdAt), desc(comments.id)]

/** Until a moderator approves a comment, only its writer sees it. */
const isShownTo = (member: Member | null) =>
  member ? or(eq(comments.isApproved, true), eq(comments.memberId, member.id)) : eq(comments.isApproved, true)

export const usersOf = (context: RequestContext, authors: Member[]) =>
  phpMap(authors.map((author): [number, object] => [author.id, { id: author.id, ...userRef(context, author) }]))

export const authorsOf = (context: RequestContext, rows: Comment[]) =>
  membersById(
    context,
    rows.map(({ memberId }) => memberId),
  )

export async function commentsById({ db }: RequestContext, ids: number[]) {
  const rows = await db.query.comments.findMany({ where: inArray(comments.id, ids) })
  return new Map(rows.map((row) => [row.id, row]))
}

/** Newest first; `parentId` 0 = top comments. */
function commentPage(call: VisitorCall, target: Target, parentId: number, ask: PageAsk) {
  const shown = and(isOn(target), eq(comments.parentId, parentId), isShownTo(call.member))
  return pageOf(call, comments, shown, newestFirst, ask)
}

/** A flat list with its writers by id, as books and live courses answer. */
export async function listWithoutReplies(call: VisitorCall, target: Target, ask: PageAsk) {
  const { rows, total } = await commentPage(call, target, 0, ask)
  const present = (row: Comment) => ({
    id: row.id,
    user_id: row.memberId,
    content: row.content,
    created_at: utcIso(row.createdAt),
  })
  const authors = await authorsOf(call, rows)
  return { data: { data: rows.map(present), total }, users: usersOf(call, [...authors.values()]) }
}

const replyCounts = (call: VisitorCall, target: Target, ids: number[]) =>
  countBy(call, comments.parentId, and(isOn(target), inArray(comments.parentId, ids), isShownTo(call.member)))

/** A page of comments with replies. `presentReply` adds what a comment answers. */
export async function threadPage<T extends object>(
  call: VisitorCall,
  target: Target,
  parentId: number,
  ask: PageAsk,
  formatDate: (ms: number) => string,
  presentReply: (row: Comment, answered: { memberId: number; user?: object }) => T,
) {
  const { rows, total } = await commentPage(call, target, parentId, ask)
  const answeredIds = rows.map(({ replyId }) => replyId)
  const answered = await commentsById(call, answeredIds)
  const authors = await authorsOf(call, [...rows, ...answered.values()])
  const ids = rows.map(({ id }) => id)
  const counts = await replyCounts(call, target, ids)
  const whole = rows.map((row) => {
    const author = authors.get(row.memberId)
    const memberId = answered.get(row.replyId)?.memberId ?? 0
    const answeredAuthor = authors.get(memberId)
    return {
      id: row.id,
      parent_id: row.parentId,
      content: row.content,
      created_at: formatDate(row.createdAt),
      user: orEmpty(author && userRef(call, author)),
      children_count: counts.get(row.id) ?? 0,
      ...presentReply(row, { memberId, user: answeredAuthor && userRef(call, answeredAuthor) }),
      is_check: flag(row.isApproved),
    }
  })
  return { rows: whole, total, comments: rows, authors }
}

/** Strips tags as PHP does. A `<` before a blank is text; any other opens a tag, even one that never ends. */
export const strippedOfTags = (content: string) => content.replace(/<(?!\s)[^>]*(>|$)/g, '').trim()

export const withoutTags = (content: string) =>
  content
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, '')
    .trim()

/** @throws Refusal when no text is left */
export function cleaned(content: string) {
  const clean = withoutTags(content)
  if (clean === '') throw badParams()
  return clean
}

/** `place`: the comment that this one answers. */
export async function insertComment(call: MemberCall, target: Target, content: string, place = {}) {
  const values = {
    hash: randomBytes(10).toString('hex'),
    resourceType: target.type,
    resourceId: target.id,
    memberId: call.member.id,
    content,
    ip: call.request.ip,
    province: 'UNKNOWN',
    isApproved: call.dialect === 'base',
    createdAt: call.now,
    ...place,
  }
  const [row] = await call.db.insert(comments).values(values).returning()
  return found(row)
}

/** Approves everything, in place of a moderator. */
export async function approveAll({ db }: RequestContext) {
  await db.update(comments).set({ isApproved: true }).where(eq(comments.isApproved, false))
}
