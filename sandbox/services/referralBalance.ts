/** The earnings of an inviter (docs/backend/promotions.md#referral), in cents. */
import { count, eq, sum } from 'drizzle-orm'

import type { RequestContext } from '../core/context'
import { invitees, referralRecords } from '../db/schema'

export async function balanceCentsOf({ db }: RequestContext, memberId: number): Promise<number> {
  const own = eq(referralRecords.memberId, memberId)
  const [row] = await db
    .select({ total: sum(referralRecords.amountCents) })
    .from(referralRecords)
    .where(own)
  return Number(row?.total ?? 0)
}

export async function countInvitees({ db }: RequestContext, memberId: number): Promise<number> {
  const [row] = await db.select({ total: count() }).from(invitees).where(eq(invitees.inviterId, memberId))
  return row?.total ?? 0
}

/** A negative amount reduces the balance. */
export async function record(context: RequestContext, memberId: number, amountCents: number, remark: string) {
  const { db, now } = context
  const beforeCents = await balanceCentsOf(context, memberId)
  await db.insert(referralRecords).values({ memberId, amountCents, beforeCents, remark, createdAt: now })
}
