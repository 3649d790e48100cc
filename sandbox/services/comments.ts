/** What flat comments and threads share. */
import { randomBytes } from 'node:crypto'

import { and, eq, inArray } from 'drizzle-orm'

import type { Member } from '../core/auth'
import type { Work } from '../core/work'
import { comments, members } from '../db/schema'

export type Comment = typeof comments.$inferSelect

/** Where a comment hangs. */
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

export const isOn = ({ type, id }: Target) =>
  and(eq(comments.resourceType, type), eq(comments.resourceId, id))

export async function authorsOf(work: Work, rows: Comment[]) {
  const ids = [...new Set(rows.map((row) => row.memberId))]
  const authors = await work.db.select().from(members).where(inArray(members.id, ids))
  return new Map(authors.map((author) => [author.id, author]))
}

export const withoutTags = (content: string) =>
  content
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]*>/g, '')
    .trim()

/** `place` = the comment that it answers. */
export async function insertComment(
  work: Work,
  member: Member,
  target: Target,
  content: string,
  ip: string,
  place = {},
) {
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

/** A moderator's word on everything that waits. */
export async function approveAll({ db }: Work) {
  await db.update(comments).set({ isApproved: true }).where(eq(comments.isApproved, false))
}
