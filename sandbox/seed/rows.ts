/** What every slice needs for seeding: common schemas, rows in bulk, ids by key, category trees. */
import { getTableColumns } from 'drizzle-orm'
import type { AnySQLiteTable } from 'drizzle-orm/sqlite-core'
import * as v from 'valibot'

import { DAY } from '../core/dates'
import type { categoryTable, listTable } from '../db/columns'
import type { Db } from '../db/open'
import { attachments } from '../db/schema'
import { pdfOf } from '../media/pdf'

export const isOn = v.optional(v.boolean())
export const natural = v.pipe(v.number(), v.integer(), v.minValue(0))
/** The key of another seed. It is checked when the rows are made. */
export const reference = v.string()
export const keys = v.optional(v.array(reference))

/** By the kind of a column: a count or a text may not be missing, a flag may. */
const checks = { boolean: isOn, number: natural, string: v.string() }

type Checks = typeof checks
type Columns<T extends AnySQLiteTable> = T['_']['columns']
type Checked = { _: { notNull: true; dataType: keyof Checks } }
type NameIn<C> = { [K in keyof C & string]: C[K] extends Checked ? K : never }[keyof C & string]
type CheckOf<C> = C extends Checked ? Checks[C['_']['dataType']] : never

/** The checks of fields that have the name and the kind of a column. */
export function fieldsOf<T extends AnySQLiteTable, K extends NameIn<Columns<T>>>(
  table: T,
  ...names: K[]
): { [N in K]: CheckOf<Columns<T>[N]> }
export function fieldsOf(table: AnySQLiteTable, ...names: string[]) {
  const kinds: Record<string, v.GenericSchema> = checks
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => names.includes(name))
  return Object.fromEntries(columns.map(([name, { dataType }]) => [name, kinds[dataType]]))
}

/** A text becomes a file. The text of a PDF may already be one. */
export const File = v.pipe(
  v.strictObject(fieldsOf(attachments, 'name', 'extension', 'body')),
  v.transform((file) =>
    file.extension === 'pdf' && !file.body.startsWith('%PDF') ? { ...file, body: pdfOf(file.body) } : file,
  ),
)

/** SQLite limits the number of values in a statement. */
const CHUNK = 400

export async function insertAll<T extends AnySQLiteTable>(db: Db, table: T, rows: T['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += CHUNK) await db.insert(table).values(rows.slice(from, from + CHUNK))
}

interface Dated {
  key: string
  priceYuan?: number
  daysAgo: number
}

/** Most columns have the names of the seed's fields. Ids follow the order. */
export function rowOf<T extends Dated>(seed: T, index: number, now: number) {
  const publishedAt = now - seed.daysAgo * DAY
  return { ...seed, id: index + 1, slug: seed.key, charge: seed.priceYuan, publishedAt, createdAt: publishedAt }
}

/** Ids of rows by the key of their seed. */
export class Ids {
  private readonly ids = new Map<string, number>()

  constructor(
    readonly what: string,
    items: { key: string }[] = [],
  ) {
    for (const { key } of items) this.add(key)
  }

  /** The next id, from 1. */
  add(key: string) {
    this.ids.set(key, this.ids.size + 1)
    return this.ids.size
  }

  /** @throws Error naming `asker` when the key is unknown */
  of(key: string, asker: string): number {
    const id = this.ids.get(key)
    if (id === undefined) throw new Error(`${asker}: there is no ${this.what} ${key}`)
    return id
  }
}

const Category = v.strictObject({
  name: v.string(),
  /** Names by key. */
  children: v.optional(v.record(v.string(), v.string())),
})

/** Two levels; keys are unique over both. */
export const CategoryTree = v.record(v.string(), Category)
export type CategoryTree = v.InferOutput<typeof CategoryTree>

/** Names by key. */
export const CategoryList = v.record(v.string(), v.string())
export type CategoryList = v.InferOutput<typeof CategoryList>

/** @returns the ids */
export async function seedList(db: Db, table: ReturnType<typeof listTable>, list: CategoryList, firstSort: number) {
  const ids = new Ids('category')
  const rows = Object.entries(list).map(([key, name], index) => ({ id: ids.add(key), name, sort: firstSort + index }))
  await insertAll(db, table, rows)
  return ids
}

/** @returns the ids of both levels */
export async function seedCategories(db: Db, table: ReturnType<typeof categoryTable>, tree: CategoryTree) {
  const ids = new Ids('category')
  const rows: { id: number; parentId: number; name: string; sort: number }[] = []
  const add = (key: string, name: string, parentId: number) => {
    const id = ids.add(key)
    rows.push({ id, parentId, name, sort: id })
    return id
  }
  for (const [key, { name, children = {} }] of Object.entries(tree)) {
    const parentId = add(key, name, 0)
    for (const [childKey, childName] of Object.entries(children)) add(childKey, childName, parentId)
  }
  await insertAll(db, table, rows)
  return ids
}
