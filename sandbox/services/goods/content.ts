/** Books, recorded and live courses share this: search by their texts, and being collected by members. */
import { and, desc, eq, isNull, like, or, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

import type { Member, RequestContext } from '../../core/context'
import { localDT } from '../../core/dates'
import { offsetOf, type PageAsk } from '../../core/paging'
import { type books, type courses, likes, type liveCourses } from '../../db/schema'
import type { Hit } from './types'

export interface Content {
  table: typeof books | typeof courses | typeof liveCourses
  title: SQLiteColumn & { _: { data: string; notNull: true } }
  /** What lists may show. */
  isShown: (context: RequestContext) => SQL[]
  coverPath: (row: { slug: string }) => string
}

/** Most users first. */
export const findContent =
  ({ table, title, isShown, coverPath }: Content) =>
  async (context: RequestContext, pattern: string): Promise<Hit[]> => {
    const { id, slug, charge, shortDescription: summary, descriptionHtml: html, publishedAt: createdAt } = table
    const isHit = or(...[title, summary, html].map((column) => like(column, pattern)))
    const query = context.db.select({ id, slug, title, charge, summary, html, createdAt }).from(table)
    const rows = await query.where(and(isHit, ...isShown(context))).orderBy(desc(table.userCount))
    return rows.map(({ slug: key, ...hit }) => ({ ...hit, thumb: coverPath({ slug: key }) }))
  }

/** docs/backend/community.md#favourites; what was taken down falls out. */
export const likedContent =
  ({ table, title, coverPath }: Content, kind: string, isPriced = false) =>
  async ({ db, origin }: RequestContext, member: Member, ask: PageAsk) => {
    const { id, slug, charge } = table
    const query = db.select({ id, slug, title, charge, likedAt: likes.createdAt }).from(likes)
    const rows = await query
      .innerJoin(table, eq(table.id, likes.targetId))
      .where(and(eq(likes.memberId, member.id), eq(likes.kind, kind), isNull(table.deletedAt)))
      .orderBy(desc(likes.createdAt), desc(likes.targetId))
    const { limit, offset } = offsetOf(ask)
    const present = (row: (typeof rows)[number]) => ({
      id: row.id,
      title: row.title,
      thumb: origin + coverPath(row),
      ...(isPriced && { charge: row.charge }),
      created_at: localDT(row.likedAt),
    })
    return { rows: rows.slice(offset, offset + limit).map(present), total: rows.length }
  }
