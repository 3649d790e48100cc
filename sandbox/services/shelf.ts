/**
 * Shelves of courses, live courses, books, articles, learning paths and small classes. A shelf knows which rows learners
 * see. It finds one row, some rows by their ids, and a page of the list.
 */
import { and, desc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'

import type { RequestContext } from '../core/context'
import { found } from '../core/envelope'
import { type PageAsk, pageOf, type Slice } from '../core/paging'
import { coverPath } from '../core/urls'
import type { CategoryTable, NumberColumn, TextColumn } from '../db/columns'
import { inFamily } from './lists'

type ShelfTable = SQLiteTable & {
  id: NumberColumn
  slug: TextColumn
  categoryId: NumberColumn
  charge: NumberColumn
  isHidden: SQLiteColumn
  publishedAt: NumberColumn
  /** When it was taken down. */
  deletedAt?: SQLiteColumn
}

interface Rules {
  title: TextColumn
  /** A category includes its children. Absent = categories have no children. */
  tree?: CategoryTable
  /** Lists leave hidden rows out. True = their addresses open them all the same. */
  opensHidden?: boolean
  /** Conditions by the word that a list is asked with: `free`, `recom`. */
  scenes?: Record<string, SQL>
  /** The word `sub` asks for the rows with the most of it first. */
  popularity?: SQLiteColumn
  cover?: (row: { slug: string }) => string
}

export interface ShelfFilter {
  /** 0 = all. */
  categoryId: number
  /** An unknown word changes nothing. */
  scene?: string
  where?: SQL[]
}

export type Shelf<T extends ShelfTable> = ReturnType<typeof shelfOf<T>>

export function shelfOf<T extends ShelfTable>(
  table: T,
  { title, tree, opensHidden = false, scenes = {}, popularity, cover = coverPath }: Rules,
) {
  const isOut = ({ now }: RequestContext): SQL[] => [
    lte(table.publishedAt, now),
    ...(table.deletedAt ? [isNull(table.deletedAt)] : []),
  ]
  const isListed = (context: RequestContext) => [eq(table.isHidden, false), ...isOut(context)]
  const isReadable = opensHidden ? isOut : isListed

  const inCategory = (context: RequestContext, id: number) =>
    tree ? inFamily(context, table.categoryId, tree, id) : eq(table.categoryId, id)

  /** In no particular order. Rows that were taken down fall out. */
  async function rowsOf(context: RequestContext, ids: number[]): Promise<T['$inferSelect'][]> {
    const isWanted = and(inArray(table.id, ids), ...isReadable(context))
    return await context.db.select().from(table).where(isWanted)
  }

  return {
    table,
    title,
    cover,
    isListed,
    isReadable,
    rowsOf,

    /** @throws Refusal 404 for a row that is not there, taken down or not out yet */
    async find(context: RequestContext, id: number): Promise<T['$inferSelect']> {
      const [row] = await rowsOf(context, [id])
      return found(row)
    },

    /** What an order says about the thing. */
    async factsOf(context: RequestContext, id: number) {
      const isThis = and(eq(table.id, id), ...isReadable(context))
      const facts = { id: table.id, name: title, charge: table.charge, slug: table.slug }
      const [row] = await context.db.select(facts).from<SQLiteTable>(table).where(isThis)
      const { slug, ...thing } = found(row)
      return { ...thing, thumb: cover({ slug }) }
    },

    /** Newest first, unless the scene says otherwise. */
    async page(
      context: RequestContext,
      { categoryId, scene = '', where = [] }: ShelfFilter,
      ask: PageAsk,
    ): Promise<Slice<T['$inferSelect']>> {
      const conditions = [...isListed(context), ...where]
      if (categoryId > 0) conditions.push(await inCategory(context, categoryId))
      for (const [word, isOfIt] of Object.entries(scenes)) if (word === scene) conditions.push(isOfIt)
      const newest = [desc(table.publishedAt), desc(table.id)]
      const order = scene === 'sub' && popularity ? [desc(popularity), ...newest] : newest
      return pageOf(context, table, and(...conditions), order, ask)
    },
  }
}
