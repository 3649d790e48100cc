/** Messages and points: what happens to a member besides the thing itself. */
import { randomUUID } from 'node:crypto'

import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { maybe, utcIso } from '../core/dates'
import { offsetOf, type PageAsk } from '../core/paging'
import type { Work } from '../core/work'
import { creditRecords, members, messages } from '../db/schema'

export async function tell({ db, now }: Work, memberId: number, text: string) {
  await db.insert(messages).values({ id: randomUUID(), memberId, text, createdAt: now })
}

/** Adds points, with a record and a message; nothing happens for 0. */
export async function reward(work: Work, memberId: number, sum: number, remark: string) {
  if (sum <= 0) return
  const { db, now } = work
  await db
    .update(members)
    .set({ credit1: sql`${members.credit1} + ${sum}` })
    .where(eq(members.id, memberId))
  await db.insert(creditRecords).values({ memberId, sum, remark, createdAt: now })
  await tell(work, memberId, `${remark}，获得 ${sum} 积分`)
}

export async function listCredits({ db }: Work, member: Member, ask: PageAsk) {
  const own = eq(creditRecords.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const order = [desc(creditRecords.createdAt), desc(creditRecords.id)]
  const rows = await db
    .select()
    .from(creditRecords)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await db.$count(creditRecords, own)
  return {
    rows: rows.map(({ sum, remark, createdAt }) => ({ sum, remark, created_at: utcIso(createdAt) })),
    total,
  }
}

export async function listMessages({ db }: Work, member: Member, ask: PageAsk) {
  const own = eq(messages.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const order = [desc(messages.createdAt), desc(messages.id)]
  const rows = await db
    .select()
    .from(messages)
    .where(own)
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const total = await db.$count(messages, own)
  const present = (row: typeof messages.$inferSelect) => ({
    id: row.id,
    notifiable_id: row.memberId,
    data: { message: row.text },
    read_at: maybe(row.readAt, utcIso),
    created_at: utcIso(row.createdAt),
  })
  return { rows: rows.map(present), total }
}

const unreadOf = (member: Member) => and(eq(messages.memberId, member.id), isNull(messages.readAt))

export async function unreadCount({ db }: Work, member: Member) {
  const [row] = await db.select({ unread: count() }).from(messages).where(unreadOf(member))
  return row?.unread ?? 0
}

/** One message, or all when no id is given. Unknown ids are no error. */
export async function markRead({ db, now }: Work, member: Member, id?: string) {
  const which = id === undefined ? unreadOf(member) : and(unreadOf(member), eq(messages.id, id))
  await db.update(messages).set({ readAt: now }).where(which)
}
