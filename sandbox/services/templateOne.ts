/** The templateOne add-on: likes of live courses and books, browsing history (community contract 3 and 4). */
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member } from '../core/auth'
import { localDT, localT } from '../core/dates'
import { idNumber, read, text } from '../core/read'
import type { Work } from '../core/work'
import { histories, likes } from '../db/schema'
import { likedBooks } from './bookReading'
import { askForPage } from './books'
import { likedLive } from './liveStudy'

/** Toggles; says whether the thing is collected now. */
export async function toggleLike({ db, now }: Work, member: Member, kind: string, targetId: number) {
  const isThis = and(eq(likes.memberId, member.id), eq(likes.kind, kind), eq(likes.targetId, targetId))
  const removed = await db.delete(likes).where(isThis).returning()
  if (removed.length > 0) return false
  await db.insert(likes).values({ memberId: member.id, kind, targetId, createdAt: now })
  return true
}

export async function isLiked({ db }: Work, member: Member, kind: string, targetId: number) {
  const isThis = and(eq(likes.memberId, member.id), eq(likes.kind, kind), eq(likes.targetId, targetId))
  return (await db.$count(likes, isThis)) > 0
}

const likeFields = { id: idNumber, type: v.picklist(['book', 'live'], '参数错误') }

export const hitLike = async (work: Work, member: Member, query: unknown) => {
  const { id, type } = read(query, likeFields)
  await toggleLike(work, member, type, id)
}

export const likeStatus = async (work: Work, member: Member, query: unknown) => {
  const { id, type } = read(query, likeFields)
  return { like: await isLiked(work, member, type, id) }
}

export const listLiked = async (work: Work, member: Member, query: Record<string, string>) => {
  const { type } = read(query, { type: likeFields.type })
  const list = type === 'live' ? likedLive : likedBooks
  return list(work, member, askForPage(query))
}

const historyFields = {
  type: v.picklist(['vod', 'video', 'live', 'book', 'topic'], '参数错误'),
  id: idNumber,
  title: text('参数错误'),
}

/** One row per thing and day, with the latest time. */
export async function recordHistory({ db, now }: Work, member: Member, body: unknown) {
  const { type, id, title } = read(body, historyFields)
  const seen = { title, seenAt: now }
  await db
    .insert(histories)
    .values({ memberId: member.id, kind: type, targetId: id, day: localDT(now).slice(0, 10), ...seen })
    .onConflictDoUpdate({
      target: [histories.memberId, histories.kind, histories.targetId, histories.day],
      set: seen,
    })
}

/** Rows by day, newest first; `[]` when there are none. */
export async function listHistory({ db }: Work, member: Member) {
  const rows = await db
    .select()
    .from(histories)
    .where(eq(histories.memberId, member.id))
    .orderBy(desc(histories.seenAt))
  const days = new Map<string, object[]>()
  for (const { day, title, kind, targetId, seenAt } of rows) {
    const row = { hour: localT(seenAt).slice(11, 16), title, other_type: kind, other_id: targetId }
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return days.size > 0 ? Object.fromEntries(days) : []
}
