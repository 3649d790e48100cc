/** Exchange codes, and the things they open. */
import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readItems } from './load'
import { memberId } from './members'
import { insertAll, reference } from './rows'
import { type Things, thingOf } from './things'

const Code = v.strictObject({
  about: v.string(),
  /** Key of the member who has used it. */
  usedBy: v.optional(reference),
  daysAgo: v.optional(v.number(), 0),
})

const Activity = v.strictObject({
  name: v.string(),
  /** Days from the seed moment. */
  startsInDays: v.optional(v.number(), -30),
  endsInDays: v.number(),
  /** Such as `vod/git`, `paper/...`, `vip/month`. */
  items: v.array(reference),
  codes: v.record(v.string(), Code),
})

export type RedemptionSeed = v.InferOutput<typeof Activity> & { key: string }

export const loadRedemption = () => ({ redemption: readItems('redemption.yaml', Activity) })

export async function seedRedemption(db: Db, seeds: RedemptionSeed[], gifts: Things, now: number) {
  for (const [index, { key, name, startsInDays, endsInDays, items, codes }] of seeds.entries()) {
    const activityId = index + 1
    const dates = { startAt: now + startsInDays * DAY, endAt: now + endsInDays * DAY }
    await db.insert(t.redemptionActivities).values({ id: activityId, name, ...dates })
    const things = items.map((item) => {
      const { type: sign, id: targetId, name: title, thumb, charge } = thingOf(gifts, item, key)
      return { activityId, sign, targetId, name: title, thumb, charge }
    })
    await insertAll(db, t.redemptionItems, things)
    const rows = Object.entries(codes).map(([code, { usedBy, daysAgo }]) => ({
      ...{ code, activityId },
      ...(usedBy !== undefined && { usedBy: memberId(usedBy, code), usedAt: now - daysAgo * DAY }),
    }))
    await insertAll(db, t.redemptionCodes, rows)
  }
}
