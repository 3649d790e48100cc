import { eq } from 'drizzle-orm'

import { DAY } from '../../core/dates'
import { plus } from '../../db/columns'
import { memberRoles, members, roles } from '../../db/schema'
import { findRole } from '../roles'
import type { Goods } from './types'

export const roleGoods: Goods = {
  order: 'ROLE',
  gift: 'vip',
  sale: { agreement: '请同意会员服务协议' },
  async find(context, id) {
    const { name, charge } = await findRole(context, id)
    return { id, name, thumb: '', charge }
  },
  /** Begins now, or when the present membership ends. */
  async give({ db, now }, memberId, id, charge) {
    const role = await db.query.roles.findFirst({ where: eq(roles.id, id) })
    const member = await db.query.members.findFirst({ where: eq(members.id, memberId) })
    if (!role || !member) return
    const startedAt = Math.max(now, member.roleExpiredAt ?? 0)
    const expiredAt = startedAt + role.expireDays * DAY
    await db.update(members).set({ roleId: id, roleExpiredAt: expiredAt }).where(eq(members.id, memberId))
    await db.insert(memberRoles).values({ memberId, roleId: id, charge, startedAt, expiredAt, createdAt: now })
  },
}

/** The call names the price of a top-up. */
export const topUpGoods: Goods = {
  order: 'RECHARGE',
  find: async ({ settings }) => ({ id: 0, name: `${settings.extraConfig.credit2_name}充值`, thumb: '', charge: 0 }),
  async give({ db, settings }, memberId, _id, charge) {
    const coins = charge * settings.extraConfig.credit2_exchange_rate
    await db
      .update(members)
      .set({ credit2: plus(members.credit2, coins) })
      .where(eq(members.id, memberId))
  },
}
