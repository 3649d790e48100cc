import { desc } from 'drizzle-orm'

import { utcIso } from '../core/dates'
import { type PageAsk, pageOf, presented, rowById } from '../core/paging'
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

export const listAnnouncements = async (context: RequestContext, ask: PageAsk) =>
  presented(await pageOf(context, announcements, undefined, newestNotice, ask), presentNotice)

export const readAnnouncement = async (context: RequestContext, id: number) =>
  presentWhole(await rowById(context, announcements, id))
