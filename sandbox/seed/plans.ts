/** Membership plans, and a promo code for every outcome of a check. */
import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import { once, readItems } from './load'
import { memberId } from './members'
import { fieldsOf, Ids, insertAll, natural, reference } from './rows'

const Role = v.strictObject({
  ...fieldsOf(t.roles, 'name', 'description', 'isHidden'),
  priceYuan: natural,
  days: natural,
})

/** Ids follow the order. */
export const loadRoles = once(() => readItems('roles.yaml', Role))

export const roleId = (key: string) => new Ids('plan', loadRoles()).of(key, 'seed')

const PromoCode = v.strictObject({
  about: v.string(),
  discountYuan: natural,
  inviterRewardYuan: v.optional(natural),
  /** Key of a member; absent = the academy's own code. */
  owner: v.optional(reference),
  /** 0 = no limit. */
  maxUses: natural,
  uses: v.optional(natural),
  /** Days from the seed moment; absent = never expires. */
  expiresInDays: v.optional(v.number()),
})

/** The key is the code. */
export const loadPromoCodes = once(() => readItems('promoCodes.yaml', PromoCode))

export async function seedPlans(db: Db, now: number) {
  const plans = loadRoles().map(({ name, priceYuan, days, description, isHidden }, index) => ({
    ...{ id: index + 1, name, description, isHidden },
    charge: priceYuan,
    expireDays: days,
    weight: index,
  }))
  await insertAll(db, t.roles, plans)
  const codes = loadPromoCodes().map(({ key, owner, discountYuan, inviterRewardYuan, expiresInDays, ...code }) => ({
    ...{ code: key, maxUses: code.maxUses, uses: code.uses },
    memberId: owner === undefined ? 0 : memberId(owner, key),
    discount: discountYuan,
    inviterReward: inviterRewardYuan,
    expiredAt: expiresInDays === undefined ? null : now + expiresInDays * DAY,
  }))
  await insertAll(db, t.promoCodes, codes)
}
