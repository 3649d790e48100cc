/** Codes that give things (docs/backend/promotions.md#redemption-codes). */
import { desc, eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { refuse } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { read, text } from '../core/read'
import { absolute } from '../core/urls'
import { redemptionActivities, redemptionCodes, redemptionItems } from '../db/schema'
import { passCaptcha } from './codes'
import { goodsOfGift } from './goods'

type Item = typeof redemptionItems.$inferSelect

const present = ({ origin }: RequestContext, { sign, targetId, name, thumb, charge }: Item) => ({
  ...{ sign, id: targetId, name, charge },
  thumb: absolute(origin, thumb),
})

const itemsOf = ({ db }: RequestContext, activityId: number) =>
  db.query.redemptionItems.findMany({ where: eq(redemptionItems.activityId, activityId), orderBy: redemptionItems.id })

/** A membership can always be given, since it gets longer. */
const isOwned = async (call: MemberCall, { sign, targetId }: Item) =>
  (await goodsOfGift(sign)?.isBought?.(call, call.member, targetId)) ?? false

/** @returns the activity of a usable code. The captcha is used up. */
async function openActivity(call: MemberCall) {
  const { code } = read(call.body, { code: text('请输入兑换码') })
  await passCaptcha(call, call.body)
  const { db, now } = call
  const row = await db.query.redemptionCodes.findFirst({ where: eq(redemptionCodes.code, code) })
  const ofCode = eq(redemptionActivities.id, row?.activityId ?? 0)
  const activity = await db.query.redemptionActivities.findFirst({ where: ofCode })
  if (!row || !activity) throw refuse('兑换码不存在')
  if (row.usedBy !== null) throw refuse('兑换码已使用')
  if (now < activity.startAt) throw refuse('活动未开始')
  if (now >= activity.endAt) throw refuse('活动已结束')
  return { code, activity, items: await itemsOf(call, activity.id) }
}

export async function queryCode(call: MemberCall) {
  const { activity, items } = await openActivity(call)
  const courses = []
  for (const item of items) courses.push({ ...present(call, item), is_subscribe: await isOwned(call, item) })
  return {
    activity: {
      id: activity.id,
      name: activity.name,
      start_at: localDT(activity.startAt),
      end_at: localDT(activity.endAt),
      relate_courses: courses,
    },
  }
}

/** Gives the things that the member does not own yet. */
export async function confirmCode(call: MemberCall) {
  const { code, items } = await openActivity(call)
  const { db, member, now } = call
  await db.update(redemptionCodes).set({ usedBy: member.id, usedAt: now }).where(eq(redemptionCodes.code, code))
  for (const item of items) {
    if (!(await isOwned(call, item))) await goodsOfGift(item.sign)?.give(call, member.id, item.targetId, 0)
  }
}

export async function redemptionRecords(context: RequestContext, member: Member, ask: PageAsk) {
  const { db } = context
  const own = eq(redemptionCodes.usedBy, member.id)
  const { limit, offset } = offsetOf(ask)
  const joined = db
    .select()
    .from(redemptionCodes)
    .innerJoin(redemptionActivities, eq(redemptionActivities.id, redemptionCodes.activityId))
  const used = await joined
    .where(own)
    .orderBy(desc(redemptionCodes.usedAt), redemptionCodes.code)
    .limit(limit)
    .offset(offset)
  const rows = []
  for (const {
    redemption_codes: { code, usedAt },
    redemption_activities: { id, name },
  } of used) {
    const items = await itemsOf(context, id)
    const relate = JSON.stringify(items.map((item) => present(context, item)))
    rows.push({
      ...{ activity_id: id, code },
      used_at: usedAt === null ? '' : localDT(usedAt),
      activity: { name, relate_data: relate },
    })
  }
  return { rows, total: await db.$count(redemptionCodes, own) }
}
