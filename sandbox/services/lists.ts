import { asc, count, eq, inArray, or, type SQL } from 'drizzle-orm'

import type { RequestContext } from '../core/context'
import type { CategoryTable, ListTable, NumberColumn } from '../db/columns'

export async function countBy<C extends NumberColumn>({ db }: RequestContext, column: C, where?: SQL) {
  const query = db.select({ key: column, rows: count() }).from(column.table).where(where)
  return new Map((await query.groupBy(column)).map(({ key, rows }) => [key, rows]))
}

/** Leaves out ids without a row. */
export const inOrderOf = <T extends { id: number }>(ids: number[], rows: T[]) =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? [])

type Category = CategoryTable['$inferSelect']

/** As things name their category, by its id. */
export async function categoryRefs({ db }: RequestContext, categories: CategoryTable | ListTable) {
  const rows = await db.select({ id: categories.id, name: categories.name }).from(categories)
  return new Map(rows.map((row) => [row.id, row]))
}

const presentCategory = ({ id, name, parentId, sort }: Category) => ({ id, name, parent_id: parentId, sort })

export const treeOf = (context: RequestContext, categories: CategoryTable) =>
  treeWith(context, categories, presentCategory)

/** Like `treeOf`, with rows of another shape. */
export async function treeWith<T, R = T>(
  { db }: RequestContext,
  categories: CategoryTable,
  present: (row: Category) => T,
  presentRoot: (row: Category) => T | R = present,
) {
  const rows = await db.select().from(categories).orderBy(asc(categories.sort))
  const childrenOf = (parentId: number) => rows.filter((row) => row.parentId === parentId)
  return childrenOf(0).map((row) => ({ ...presentRoot(row), children: childrenOf(row.id).map(present) }))
}

/** Matches things of a category and of its children, since both levels have things. */
export async function inFamily({ db }: RequestContext, column: NumberColumn, categories: CategoryTable, id: number) {
  const isFamily = or(eq(categories.id, id), eq(categories.parentId, id))
  const rows = await db.select({ id: categories.id }).from(categories).where(isFamily)
  return inArray(
    column,
    rows.map((row) => row.id),
  )
}
