/** Messages and points of a member. */
import { randomUUID } from 'node:crypto'

import { and, desc, eq, isNull } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { maybe, utcIso } from '../core/dates'
import { refuse } from '../core/envelope'
import { type PageAsk, pageOf, presented } from '../core/paging'
import { plus } from '../db/columns'
import { creditRecords, members, messages } from '../db/schema'

export async function tell({ db, now }: RequestContext, memberId: number, text: string) {
  await db.insert(messages).values({ id: randomUUID(), memberId, text, createdAt: now })
}

/** In the words of the real servers. */
export const pointsMessage = (sum: number, remark: string) => `积分变动:${sum}，备注:${remark}`

/** Adds a record and sends a message; 0 points do nothing. */
export async function reward(context: RequestContext, memberId: number, sum: number, remark: string) {
  if (sum <= 0) return
  const { db, now } = context
  await db
    .update(members)
    .set({ credit1: plus(members.credit1, sum) })
    .where(eq(members.id, memberId))
  await db.insert(creditRecords).values({ memberId, sum, remark, createdAt: now })
  await tell(context, memberId, pointsMessage(sum, remark))
}

/** @throws Refusal when the member has fewer points */
export async function spend({ db, now }: RequestContext, member: Member, sum: number, remark: string) {
  if (sum <= 0) return
  if (member.credit1 < sum) throw refuse('积分余额不足')
  await db
    .update(members)
    .set({ credit1: plus(members.credit1, -sum) })
    .where(eq(members.id, member.id))
  await db.insert(creditRecords).values({ memberId: member.id, sum: -sum, remark, createdAt: now })
}

export async function listCredits(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(creditRecords.memberId, member.id)
  const order = [desc(creditRecords.createdAt), desc(creditRecords.id)]
  const page = await pageOf(context, creditRecords, own, order, ask)
  return presented(page, ({ sum, remark, createdAt }) => ({ sum, remark, created_at: utcIso(createdAt) }))
}

export async function listMessages(context: RequestContext, member: Member, ask: PageAsk) {
  const own = eq(messages.memberId, member.id)
  const order = [desc(messages.createdAt), desc(messages.id)]
  return presented(await pageOf(context, messages, own, order, ask), (row) => ({
    id: row.id,
    notifiable_id: row.memberId,
    data: { message: row.text },
    read_at: maybe(row.readAt, utcIso),
    created_at: utcIso(row.createdAt),
  }))
}

const unreadOf = (member: Member) => and(eq(messages.memberId, member.id), isNull(messages.readAt))

const keepCount = ({ db }: RequestContext, member: Member, unreadSeen: number | null) =>
  db.update(members).set({ unreadSeen }).where(eq(members.id, member.id))

/** Counts once and stores the number. New messages change it only after one is marked as read, as in the backend. */
export async function unreadCount(context: RequestContext, member: Member) {
  const count = member.unreadSeen ?? (await context.db.$count(messages, unreadOf(member)))
  await keepCount(context, member, count)
  return count
}

/** Without an id: all messages. Unknown ids are no error. */
export async function markRead(context: RequestContext, member: Member, id?: string) {
  const which = id === undefined ? unreadOf(member) : and(unreadOf(member), eq(messages.id, id))
  await context.db.update(messages).set({ readAt: context.now }).where(which)
  await keepCount(context, member, null)
}
