import { desc, eq } from 'drizzle-orm'

import { utcIso } from '../core/dates'
import { found } from '../core/envelope'
import { type PageAsk, pageOf } from '../core/paging'
import { orEmpty } from '../core/php'
import type { RequestContext } from '../core/context'
import { announcements } from '../db/schema'

type Announcement = typeof announcements.$inferSelect

const presentNotice = (row: Announcement) => ({
  id: row.id,
  title: row.title,
  announcement: row.html,
  view_times: row.viewTimes,
  created_at: utcIso(row.createdAt),
})

const presentWhole = (row: Announcement) => ({
  ...presentNotice(row),
  admin_id: 1,
  updated_at: utcIso(row.createdAt),
})

const newestNotice = [desc(announcements.createdAt), desc(announcements.id)]

export async function latestAnnouncement({ db }: RequestContext) {
  const row = await db.query.announcements.findFirst({ orderBy: newestNotice })
  return orEmpty(row && presentWhole(row))
}

export async function listAnnouncements(context: RequestContext, ask: PageAsk) {
  const { rows, total } = await pageOf(context, announcements, undefined, newestNotice, ask)
  return { rows: rows.map(presentNotice), total }
}

export async function readAnnouncement({ db }: RequestContext, id: number) {
  return presentWhole(found(await db.query.announcements.findFirst({ where: eq(announcements.id, id) })))
}
