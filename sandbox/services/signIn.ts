/** The daily sign-in, by China time (docs/backend/promotions.md#daily-sign-in). */
import { and, asc, desc, eq, like } from 'drizzle-orm'
import * as v from 'valibot'

import type { MemberCall } from '../core/api'
import { DAY, localT } from '../core/dates'
import { read } from '../core/read'
import { signIns } from '../db/schema'
import { reward } from './account'

const dayOf = (ms: number) => localT(ms).slice(0, 10)

/** Days in a row up to today; before today's sign-in up to yesterday. */
async function streakOf({ db, member, now }: MemberCall): Promise<number> {
  const rows = await db
    .select({ day: signIns.day })
    .from(signIns)
    .where(eq(signIns.memberId, member.id))
    .orderBy(desc(signIns.day))
  const start = rows[0]?.day === dayOf(now) ? now : now - DAY
  const broken = rows.findIndex(({ day }, index) => day !== dayOf(start - index * DAY))
  return broken === -1 ? rows.length : broken
}

const isSigned = ({ db, member, now }: MemberCall) =>
  db.$count(signIns, and(eq(signIns.memberId, member.id), eq(signIns.day, dayOf(now))))

const rewardOf = (rewards: readonly number[], streak: number) => rewards[Math.min(streak, rewards.length) - 1] ?? 0

const rulesOf = (rewards: readonly number[]) =>
  [
    ...rewards.slice(0, -1).map((points, index) => `连续签到第 ${index + 1} 天，得 ${points} 积分`),
    `第 ${rewards.length} 天起，每天得 ${rewards.at(-1)} 积分`,
    '断签后从第 1 天重新计算，北京时间零点更新',
  ].join('\n')

export async function signInState(call: MemberCall) {
  const { sign_in_rewards: rewards } = call.settings.sandbox
  const [signed, streak] = [await isSigned(call), await streakOf(call)]
  return {
    is_submit: signed,
    continuous_days: streak,
    today_reward: rewardOf(rewards, signed ? streak : streak + 1),
    rules: rulesOf(rewards),
  }
}

/** A second sign-in on one day is no error, but `reward` is false. */
export async function signIn(call: MemberCall) {
  const points = rewardOf(call.settings.sandbox.sign_in_rewards, (await streakOf(call)) + 1)
  const row = { memberId: call.member.id, day: dayOf(call.now), reward: points }
  const added = await call.db.insert(signIns).values(row).onConflictDoNothing().returning()
  if (added.length === 0) return { reward: false }
  await reward(call, call.member.id, points, '每日签到')
  return { reward: points }
}

const MONTH = { month: v.pipe(v.string('参数错误'), v.regex(/^\d{4}-\d\d$/, '参数错误')) }

export async function signedDays({ db, member, query }: MemberCall) {
  const { month } = read(query, MONTH, '参数错误')
  const ofMonth = and(eq(signIns.memberId, member.id), like(signIns.day, `${month}-%`))
  const rows = await db.select().from(signIns).where(ofMonth).orderBy(asc(signIns.day))
  return { days: rows.map(({ day, reward: points }) => ({ date: day, reward: points })) }
}
