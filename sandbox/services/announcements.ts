import { desc, eq, sql } from 'drizzle-orm'

import { utcIso } from '../core/dates'
import { notFound } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import { orEmpty } from '../core/php'
import type { Work } from '../core/work'
import { announcements } from '../db/schema'

type Announcement = typeof announcements.$inferSelect

const presentNotice = (row: Announcement) => ({
  id: row.id,
  title: row.title,
  announcement: row.html,
  view_times: row.viewTimes,
  created_at: utcIso(row.createdAt),
})

const newestNotice = [desc(announcements.createdAt), desc(announcements.id)]

export async function latestAnnouncement({ db }: Work) {
  const [row] = await db
    .select()
    .from(announcements)
    .orderBy(...newestNotice)
    .limit(1)
  return orEmpty(row && presentNotice(row))
}

export async function listAnnouncements({ db }: Work, ask: PageAsk) {
  const { limit, offset } = offsetOf(ask)
  const rows = await db
    .select()
    .from(announcements)
    .orderBy(...newestNotice)
    .limit(limit)
    .offset(offset)
  return { rows: rows.map(presentNotice), total: await db.$count(announcements) }
}

export async function readAnnouncement({ db }: Work, id: number) {
  const seen = { viewTimes: sql`${announcements.viewTimes} + 1` }
  const [row] = await db.update(announcements).set(seen).where(eq(announcements.id, id)).returning()
  if (!row) throw notFound()
  return { ...presentNotice(row), admin_id: 1, updated_at: utcIso(row.createdAt) }
}
