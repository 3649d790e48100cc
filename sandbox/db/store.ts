import { eq, getTableName, is, sql } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'

import { attachedName, type Db } from './open'
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

const tables = Object.values(schema).flatMap((table) =>
  is(table, SQLiteTable) ? [sql.identifier(getTableName(table))] : [],
)

/** Empties every table and restarts the numbering at 1. */
export async function wipe(db: Db) {
  for (const table of tables) await db.run(sql`delete from ${table}`)
  await db.run(sql`delete from sqlite_sequence`)
}

/**
 * Copies every row from a file with the same tables, once in a transaction. Nobody writes to that file, so it needs no
 * locks.
 */
export async function fillFrom(db: Db, file: string) {
  const ready = sql.identifier(attachedName)
  await db.run(sql`attach ${`file:${encodeURI(file)}?mode=ro&immutable=1`} as ${ready}`)
  for (const table of tables) await db.run(sql`insert into main.${table} select * from ${ready}.${table}`)
}
