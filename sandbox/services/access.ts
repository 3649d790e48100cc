/** Who may learn what (core 11.13). */
import { and, eq, sql } from 'drizzle-orm'

import type { Member } from '../core/auth'
import type { Work } from '../core/work'
import { courseOwners, courses, videoOwners } from '../db/schema'
import type { Course, Video } from './catalogue'

export const isVip = ({ now }: Work, member: Member) => member.roleId > 0 && (member.roleExpiredAt ?? 0) > now

export async function ownsCourse({ db }: Work, member: Member, courseId: number) {
  const own = and(eq(courseOwners.memberId, member.id), eq(courseOwners.courseId, courseId))
  return (await db.$count(courseOwners, own)) > 0
}

/** Gives the course to a member; a second time changes nothing. */
export async function giveCourse({ db, now }: Work, memberId: number, courseId: number, charge: number) {
  await db
    .insert(courseOwners)
    .values({ memberId, courseId, charge, createdAt: now })
    .onConflictDoNothing()
  await db
    .update(courses)
    .set({ userCount: sql`${courses.userCount} + 1` })
    .where(eq(courses.id, courseId))
}

export async function ownsVideo({ db }: Work, member: Member, videoId: number) {
  const own = and(eq(videoOwners.memberId, member.id), eq(videoOwners.videoId, videoId))
  return (await db.$count(videoOwners, own)) > 0
}

/** BASE lets members into every course, HEAD only into those marked for them. */
export async function mayLearn(work: Work, member: Member | null, course: Course) {
  if (!member) return false
  const isCovered = work.dialect === 'base' || course.isVipFree
  return course.isFree || (isCovered && isVip(work, member)) || ownsCourse(work, member, course.id)
}

export async function mayWatch(work: Work, member: Member | null, course: Course, video: Video) {
  if (!member) return false
  return (await mayLearn(work, member, course)) || ownsVideo(work, member, video.id)
}

/** Ids of the lessons of this course that the member bought one by one. */
export async function boughtVideos({ db }: Work, member: Member | null, lessonIds: number[]) {
  if (!member) return []
  const rows = await db
    .select({ id: videoOwners.videoId })
    .from(videoOwners)
    .where(eq(videoOwners.memberId, member.id))
  return rows.map(({ id }) => id).filter((id) => lessonIds.includes(id))
}
