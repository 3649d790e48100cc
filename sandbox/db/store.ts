import { eq, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { Db } from './open'
import * as schema from './schema'

const { store } = schema

type Key = 'secret' | 'settings' | 'clock-offset' | 'seeded'

export async function readStored(db: Db, key: Key) {
  const row = await db.query.store.findFirst({ where: eq(store.key, key) })
  return row?.value
}

export async function writeStored(db: Db, key: Key, value: string) {
  await db.insert(store).values({ key, value }).onConflictDoUpdate({ target: store.key, set: { value } })
}

/** Empties every table; numbering starts at 1 again. */
export async function wipe(db: Db) {
  for (const table of Object.values(schema)) {
    if (is(table, SQLiteTable)) await db.run(sql`delete from ${sql.identifier(getTableName(table))}`)
  }
  await db.run(sql`delete from sqlite_sequence`)
}
