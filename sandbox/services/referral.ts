/** Who brought whom (docs/backend/community.md#referrer). */
import { eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { refuse } from '../core/envelope'
import { idNumber, read } from '../core/read'
import { absoluteJson } from '../core/urls'
import { members } from '../db/schema'
import { readStored, writeStored } from '../db/store'

type Referrers = Record<string, number>

/** Once a member, and nobody by themselves. */
export async function bindReferrer({ db, member, body }: MemberCall) {
  const { msv } = read(body, { msv: idNumber })
  const referrers = JSON.parse((await readStored(db, 'referrers')) ?? '{}') as Referrers
  if (referrers[member.id] !== undefined) throw refuse('请勿重复绑定')
  const referrer = await db.query.members.findFirst({ where: eq(members.id, msv) })
  if (!referrer || msv === member.id) throw refuse('参数错误')
  await writeStored(db, 'referrers', JSON.stringify({ ...referrers, [member.id]: msv }))
}

/** The operator's posters (docs/backend/promotions.md#posters). */
export const listPosters = ({ origin, settings }: RequestContext) => absoluteJson(origin, settings.sandbox.posters)
