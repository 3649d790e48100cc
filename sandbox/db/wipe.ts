import { getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './open'
import * as schema from './schema'

/** Empties every table; numbering starts at 1 again. */
export async function wipe(db: Db) {
  for (const table of Object.values(schema)) {
    if (is(table, SQLiteTable)) await db.run(sql`delete from ${sql.identifier(getTableName(table))}`)
  }
  await db.run(sql`delete from sqlite_sequence`)
}
