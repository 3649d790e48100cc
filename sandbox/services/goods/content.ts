/** What books, courses and live courses share: search in their texts, and the list of favourites. */
import { and, desc, eq, isNull, like, or } from 'drizzle-orm'

import type { Member, RequestContext } from '../../core/context'
import { localDT } from '../../core/dates'
import { offsetOf, type PageAsk } from '../../core/paging'
import { type books, type courses, likes, type liveCourses } from '../../db/schema'
import type { Shelf } from '../shelf'
import type { Hit } from './types'

type ContentShelf = Shelf<typeof books> | Shelf<typeof courses> | Shelf<typeof liveCourses>

/** Most users first. */
export const findContent =
  ({ table, title, isListed, cover }: ContentShelf) =>
  async (context: RequestContext, pattern: string): Promise<Hit[]> => {
    const { id, slug, charge, shortDescription: summary, descriptionHtml: html, publishedAt: createdAt } = table
    const isHit = or(...[title, summary, html].map((column) => like(column, pattern)))
    const query = context.db.select({ id, slug, title, charge, summary, html, createdAt }).from(table)
    const rows = await query.where(and(isHit, ...isListed(context))).orderBy(desc(table.userCount))
    return rows.map(({ slug: key, ...hit }) => ({ ...hit, thumb: cover({ slug: key }) }))
  }

/** docs/backend/community.md#favourites; leaves out what was taken down. */
export const likedContent =
  ({ table, title, cover }: ContentShelf, kind: string, isPriced = false) =>
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
      thumb: origin + cover(row),
      ...(isPriced && { charge: row.charge }),
      created_at: localDT(row.likedAt),
    })
    return { rows: rows.slice(offset, offset + limit).map(present), total: rows.length }
  }
