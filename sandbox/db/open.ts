/**
 * The database: one SQLite file in WAL mode, so that a kill at any moment loses nothing committed.
 * After a change of schema.ts:
 * rm -r sandbox/db/migrations && npx drizzle-kit generate --dialect sqlite --casing snake_case \
 *   --name academy --schema sandbox/db/schema.ts --out sandbox/db/migrations
 * There is always exactly one migration, since seeds reach an existing database only with `--reset` anyway.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import { createClient, type Client, type ResultSet } from '@libsql/client'
import { drizzle } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'

import * as schema from './schema'

export type Db = BaseSQLiteDatabase<'async', ResultSet, typeof schema>

export interface Database {
  /** Runs `work` in a transaction of its own, one after the other. Rolls back when `work` throws. */
  atomic: <T>(work: (db: Db) => Promise<T>) => Promise<T>
  /** Writes the whole database to a new file. */
  copyTo: (file: string) => Promise<unknown>
  close: () => Promise<void>
}

const migrationsFolder = join(__dirname, 'migrations')

/** A version with other tables made this database. */
export class OldDatabase extends Error {
  override message =
    '沙盒的数据库是旧版本建立的，请清空后重新启动：npm start -- --reset（npm run sandbox、npm run dev:h5 也一样）'
}

/** @throws OldDatabase when the tables were made by a migration that is not here */
async function requireOwnTables(client: Client) {
  const history = '__drizzle_migrations'
  const { rows: found } = await client.execute(`select 1 from sqlite_master where name = '${history}'`)
  if (found.length === 0) return
  const known = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
  const { rows } = await client.execute(`select hash from ${history}`)
  if (!rows.every(({ hash }) => known.includes(String(hash)))) throw new OldDatabase()
}

/** What a transaction may give another file that it reads. */
export const attachedName = 'attached'

/** SQLite takes ten files, and lets one go only between transactions. */
async function detach(client: Client) {
  const list = { sql: 'select 1 from pragma_database_list where name = ?', args: [attachedName] }
  const { rows } = await client.execute(list)
  if (rows.length > 0) await client.execute(`detach ${attachedName}`)
}

export async function openDatabase(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true })
  // There is one connection. Transactions queue here; SQLite's lock would make them fail.
  const client = createClient({ url: `file:${join(dataDir, 'academy.db')}`, concurrency: 1 })
  await client.execute('PRAGMA journal_mode = WAL')
  await client.execute('PRAGMA synchronous = NORMAL')
  await requireOwnTables(client).catch((error: unknown) => {
    client.close()
    throw error
  })
  const db = drizzle({ client, schema, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })

  let last: Promise<unknown> = Promise.resolve()
  return {
    atomic(work) {
      const turn = last.then(() => db.transaction(work).finally(() => detach(client)))
      last = turn.catch(() => undefined)
      return turn
    },
    async copyTo(file) {
      await last
      await client.execute({ sql: 'VACUUM INTO ?', args: [file] })
    },
    async close() {
      await last
      client.close()
    },
  }
}
