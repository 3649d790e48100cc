/** Who may learn what (docs/backend/courses.md#right-to-watch). */
import { and, asc, desc, eq, sql } from 'drizzle-orm'

import type { Member, RequestContext } from '../core/context'
import { type PageAsk, pageOf } from '../core/paging'
import type { OwnerTable } from '../db/columns'
import { courseOwners, videoOwners } from '../db/schema'
import type { Course, Video } from './catalogue'

export const isVip = ({ now }: RequestContext, member: Member) => member.roleId > 0 && (member.roleExpiredAt ?? 0) > now

export async function owns({ db }: RequestContext, owners: OwnerTable, member: Member, targetId: number) {
  return (await db.$count(owners, and(eq(owners.memberId, member.id), eq(owners.targetId, targetId)))) > 0
}

type Sold = Pick<OwnerTable['$inferSelect'], 'memberId' | 'targetId' | 'charge'>

/** @returns whether the right is new; giving it twice changes nothing */
export async function give({ db, now }: RequestContext, owners: OwnerTable, sold: Sold) {
  const row = { ...sold, createdAt: now }
  return (await db.insert(owners).values(row).onConflictDoNothing().returning()).length > 0
}

export async function ownedIds({ db }: RequestContext, owners: OwnerTable, member: Member) {
  const rows = await db.select({ id: owners.targetId }).from(owners).where(eq(owners.memberId, member.id))
  return new Set(rows.map(({ id }) => id))
}

/** Newest first. Rows of one second change their order from page to page, as in the backend. */
export function ownedPage(context: RequestContext, owners: OwnerTable, member: Member, ask: PageAsk) {
  const second = sql`${owners.createdAt} / 1000`
  const within = ask.page % 2 === 1 ? desc(owners.targetId) : asc(owners.targetId)
  return pageOf(context, owners, eq(owners.memberId, member.id), [desc(second), within], ask)
}

interface Content {
  id: number
  charge: number
  isVipFree: boolean
}

export async function mayUse(context: RequestContext, owners: OwnerTable, member: Member | null, content: Content) {
  if (content.charge === 0) return true
  if (!member) return false
  return (content.isVipFree && isVip(context, member)) || owns(context, owners, member, content.id)
}

/** A membership opens every course of BASE. At HEAD it opens courses that are marked for it. */
export async function mayLearn(context: RequestContext, member: Member | null, course: Course) {
  if (!member) return false
  const isCovered = context.dialect === 'base' || course.isVipFree
  return course.isFree || (isCovered && isVip(context, member)) || owns(context, courseOwners, member, course.id)
}

export async function mayWatch(context: RequestContext, member: Member | null, course: Course, video: Video) {
  if (!member) return false
  return (await mayLearn(context, member, course)) || owns(context, videoOwners, member, video.id)
}

export async function boughtVideos(context: RequestContext, member: Member | null, lessons: Video[]) {
  if (!member) return []
  const owned = await ownedIds(context, videoOwners, member)
  return [...owned].filter((id) => lessons.some((lesson) => lesson.id === id))
}
