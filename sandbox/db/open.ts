/**
 * The database: one SQLite file in WAL mode, so that a kill at any moment loses nothing committed.
 * After a change of schema.ts:
 * npx drizzle-kit generate --dialect sqlite --casing snake_case \
 *   --schema sandbox/db/schema.ts --out sandbox/db/migrations
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { createClient, type ResultSet } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

import * as schema from './schema'

/** An open transaction. */
export type Db = BaseSQLiteDatabase<'async', ResultSet, typeof schema>

export interface Database {
  /** Runs `work` in a transaction of its own; the next one waits. Rolled back when `work` throws. */
  atomic: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  // One connection: transactions queue here instead of failing on SQLite's lock.
  const client = createClient({ url: `file:${join(dataDir, 'academy.db')}`, concurrency: 1 })
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA synchronous = NORMAL')
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: join(__dirname, 'migrations') })

  let last: Promise<unknown> = Promise.resolve()
  return {
    atomic(work) {
      const turn = last.then(() => db.transaction(work))
      last = turn.catch(() => undefined)
      return turn
    },
    async close() {
      await last
      client.close()
    },
  }
}
