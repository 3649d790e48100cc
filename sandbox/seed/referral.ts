import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { readYaml } from './load'
import { learnerId, memberId } from './members'
import { insertAll, natural, reference } from './rows'
import { type Things, thingOf } from './things'

const amount = v.pipe(
  v.number(),
  v.transform((yuan) => Math.round(yuan * 100)),
)

const Referral = v.strictObject({
  goods: v.array(v.strictObject({ item: reference, reward: natural, reward2: v.optional(natural, 0) })),
  /** Members, each with how many days ago. */
  invitees: v.record(reference, natural),
  records: v.array(v.strictObject({ yuan: amount, remark: v.string(), daysAgo: natural })),
  withdrawals: v.array(
    v.strictObject({ yuan: amount, before: amount, status: natural, remark: v.string(), daysAgo: natural }),
  ),
})

export type ReferralSeed = v.InferOutput<typeof Referral>

export const loadReferral = () => ({ referral: readYaml('referral.yaml', Referral) })

const inviteeDays = 30

export async function seedReferral(db: Db, seed: ReferralSeed, things: Things, now: number) {
  const goods = seed.goods.map(({ item, ...rewards }) => {
    const { type, id: targetId, name: title, thumb, charge } = thingOf(things, item, 'referral')
    return { type, targetId, title, thumb, charge, ...rewards }
  })
  await insertAll(db, t.referralGoods, goods)
  const own = { memberId: learnerId() }
  const invitees = Object.entries(seed.invitees).map(([key, daysAgo]) => {
    const createdAt = now - daysAgo * DAY
    return { memberId: memberId(key), inviterId: own.memberId, createdAt, expiredAt: createdAt + inviteeDays * DAY }
  })
  await insertAll(db, t.invitees, invitees)
  let beforeCents = 0
  for (const { yuan: amountCents, remark, daysAgo } of seed.records) {
    const createdAt = now - daysAgo * DAY
    await db.insert(t.referralRecords).values({ ...own, amountCents, beforeCents, remark, createdAt })
    beforeCents += amountCents
  }
  const channel = { channel: 'alipay', channelName: '林小满', channelAccount: '13800000001' }
  const withdrawals = seed.withdrawals.map(({ yuan, before, status, remark, daysAgo }) => ({
    ...{ ...own, ...channel, amountCents: yuan, beforeCents: before, status, remark },
    createdAt: now - daysAgo * DAY,
  }))
  await insertAll(db, t.withdrawals, withdrawals)
}
