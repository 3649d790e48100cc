/**
 * The templateOne add-on: favourite live courses and books, and the browsing history (docs/backend/community.md#likes,
 * #browsing-history).
 */
import { and, desc, eq } from 'drizzle-orm'
import * as v from 'valibot'

import type { Member, RequestContext } from '../core/context'
import { localDT, localT } from '../core/dates'
import { askOf } from '../core/paging'
import { idNumber, read, text } from '../core/read'
import { histories, likes } from '../db/schema'
import { goods } from './goods'
import type { Goods } from './goods/types'

/** @returns whether the thing is a favourite now */
export async function toggleLike({ db, now }: RequestContext, member: Member, kind: string, targetId: number) {
  const isThis = and(eq(likes.memberId, member.id), eq(likes.kind, kind), eq(likes.targetId, targetId))
  const removed = await db.delete(likes).where(isThis).returning()
  if (removed.length > 0) return false
  await db.insert(likes).values({ memberId: member.id, kind, targetId, createdAt: now })
  return true
}

export async function isLiked({ db }: RequestContext, member: Member, kind: string, targetId: number) {
  const isThis = and(eq(likes.memberId, member.id), eq(likes.kind, kind), eq(likes.targetId, targetId))
  return (await db.$count(likes, isThis)) > 0
}

const wordsOf = (word: (kind: Goods) => string | undefined) => goods.flatMap((kind) => word(kind) ?? [])

const likeFields = {
  id: idNumber,
  type: v.picklist(
    wordsOf(({ like }) => like?.word),
    '参数错误',
  ),
}

export const hitLike = async (context: RequestContext, member: Member, query: unknown) => {
  const { id, type } = read(query, likeFields)
  await toggleLike(context, member, type, id)
}

export const likeStatus = async (context: RequestContext, member: Member, query: unknown) => {
  const { id, type } = read(query, likeFields)
  return { like: await isLiked(context, member, type, id) }
}

export const listLiked = async (context: RequestContext, member: Member, query: Record<string, string>) => {
  const { type } = read(query, { type: likeFields.type })
  const kind = goods.find(({ like }) => like?.word === type)
  return kind?.like?.list(context, member, askOf(query, 'either')) ?? { rows: [], total: 0 }
}

const historyFields = {
  type: v.picklist(
    wordsOf(({ history }) => history),
    '参数错误',
  ),
  id: idNumber,
  title: text('参数错误'),
}

/** Keeps one row per thing and day, with the latest time. */
export async function recordHistory({ db, now }: RequestContext, member: Member, body: unknown) {
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
export async function listHistory({ db }: RequestContext, member: Member) {
  const rows = await db.query.histories.findMany({
    where: eq(histories.memberId, member.id),
    orderBy: [desc(histories.seenAt)],
  })
  const days = new Map<string, object[]>()
  for (const { day, title, kind, targetId, seenAt } of rows) {
    const row = { hour: localT(seenAt).slice(11, 16), title, other_type: kind, other_id: targetId }
    days.set(day, [...(days.get(day) ?? []), row])
  }
  return days.size > 0 ? Object.fromEntries(days) : []
}
