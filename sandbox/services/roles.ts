import { and, asc, desc, eq } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { localDT, utcIso } from '../core/dates'
import { found } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { memberRoles, roles } from '../db/schema'
import { avatarOf } from './members'

type Role = typeof roles.$inferSelect

export const presentRole = (role: Role) => ({
  id: role.id,
  name: role.name,
  charge: role.charge,
  expire_days: role.expireDays,
  desc_rows: role.description.split('\n'),
})

export async function listRoles({ db }: RequestContext) {
  const rows = await db.query.roles.findMany({ where: eq(roles.isHidden, false), orderBy: [asc(roles.weight)] })
  return rows.map(presentRole)
}

export async function findRole({ db }: RequestContext, id: number): Promise<Role> {
  return found(await db.query.roles.findFirst({ where: and(eq(roles.id, id), eq(roles.isHidden, false)) }))
}

export async function listPurchases(context: RequestContext, member: Member, ask: PageAsk) {
  const { db } = context
  const own = eq(memberRoles.memberId, member.id)
  const { limit, offset } = offsetOf(ask)
  const joined = db.select().from(memberRoles).innerJoin(roles, eq(roles.id, memberRoles.roleId)).where(own)
  const rows = await joined.orderBy(desc(memberRoles.id)).limit(limit).offset(offset)
  const user = {
    id: member.id,
    nick_name: member.nickName,
    avatar: avatarOf(context, member),
    mobile: member.mobile,
  }
  const present = ({ member_roles: row, roles: role }: (typeof rows)[number]) => ({
    id: row.id,
    user_id: row.memberId,
    role_id: row.roleId,
    charge: row.charge,
    started_at: localDT(row.startedAt),
    expired_at: localDT(row.expiredAt),
    created_at: utcIso(row.createdAt),
    updated_at: utcIso(row.createdAt),
    user,
    role: { id: role.id, name: role.name, desc_rows: role.description.split('\n') },
  })
  return { rows: rows.map(present), total: await db.$count(memberRoles, own) }
}
