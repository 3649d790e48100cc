/** Things that buyers own forever. */
import { sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { OwnerTable } from '../../db/columns'
import { give, owns } from '../access'
import type { Goods } from './types'

/** `counted`: the table of the things, if it counts their owners. */
export const ownedIn = (owners: OwnerTable, counted?: SQLiteTable): Pick<Goods, 'give' | 'isBought'> => ({
  isBought: (context, member, id) => owns(context, owners, member, id),
  async give(context, memberId, id, charge) {
    const isNew = await give(context, owners, { memberId, targetId: id, charge })
    if (isNew && counted) await context.db.run(sql`update ${counted} set user_count = user_count + 1 where id = ${id}`)
  },
})
