/** Columns and kinds of tables that many slices need. */
import { type BuildColumns, sql } from 'drizzle-orm'
import {
  integer,
  primaryKey,
  type SQLiteColumn,
  type SQLiteColumnBuilderBase,
  sqliteTable,
  type SQLiteTableExtraConfigValue,
  text,
} from 'drizzle-orm/sqlite-core'

export const id = () => integer().primaryKey({ autoIncrement: true })
export const flag = () => integer({ mode: 'boolean' }).notNull().default(false)
export const count = () => integer().notNull().default(0)
export const number = () => integer().notNull()
export const moment = number
export const label = () => text().notNull()
export const words = () => label().default('')

export type NumberColumn = SQLiteColumn & { _: { data: number; notNull: true } }
export type TextColumn = SQLiteColumn & { _: { data: string; notNull: true } }

/** Adds to a column's value in an update. */
export const plus = (column: SQLiteColumn, sum = 1) => sql`${column} + ${sum}`

type Columns = Record<string, SQLiteColumnBuilderBase>

/** A table with keys or indexes: `table(name, columns).with(keys)`. */
export const table = <N extends string, C extends Columns>(name: N, columns: C) => ({
  with: (keys: (columns: BuildColumns<N, C, 'sqlite'>) => SQLiteTableExtraConfigValue[]) =>
    sqliteTable(name, columns, keys),
})

export const listTable = (name: string) =>
  sqliteTable(name, {
    id: id(),
    name: label(),
    sort: count(),
  })

export type ListTable = ReturnType<typeof listTable>

/** A tree of two levels; `parentId` 0 = the first. */
export const categoryTable = (name: string) =>
  sqliteTable(name, {
    id: id(),
    parentId: count(),
    name: label(),
    sort: count(),
  })

export type CategoryTable = ReturnType<typeof categoryTable>

/** Members, the things they own, and what they paid. */
export const ownerTable = (name: string, column: string) =>
  table(name, {
    memberId: number(),
    targetId: integer(column).notNull(),
    charge: count(),
    createdAt: moment(),
  }).with((t) => [primaryKey({ columns: [t.memberId, t.targetId] })])

export type OwnerTable = ReturnType<typeof ownerTable>
