/** Courseware of live lessons (live contract 3.7, 3.8). */
import { and, asc, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { localDT } from '../core/dates'
import { notFound, refuse } from '../core/envelope'
import { offsetOf, type PageAsk } from '../core/paging'
import type { Work } from '../core/work'
import { liveAttachments, liveLessons } from '../db/schema'
import { findLive, mayAttend } from './liveCourses'

/** Refuses a lesson of another course, and who may not attend. */
async function attend(work: Work, member: Member, courseId: number, lessonId: number) {
  const course = await findLive(work, courseId)
  const isThis = and(eq(liveLessons.id, lessonId), eq(liveLessons.courseId, courseId))
  if ((await work.db.$count(liveLessons, isThis)) === 0) throw notFound()
  if (!(await mayAttend(work, member, course))) throw refuse('请购买课程')
}

export async function listLiveFiles(
  work: Work,
  member: Member,
  courseId: number,
  lessonId: number,
  ask: PageAsk,
) {
  await attend(work, member, courseId, lessonId)
  const own = eq(liveAttachments.lessonId, lessonId)
  const { limit, offset } = offsetOf(ask)
  const rows = await work.db
    .select()
    .from(liveAttachments)
    .where(own)
    .orderBy(asc(liveAttachments.id))
    .limit(limit)
    .offset(offset)
  const present = ({ id, name, extension, body, createdAt }: (typeof rows)[number]) => ({
    id,
    course_id: courseId,
    video_id: lessonId,
    name,
    size: Buffer.byteLength(body),
    extension,
    created_at: localDT(createdAt),
  })
  return { rows: rows.map(present), total: await work.db.$count(liveAttachments, own) }
}

/** The file itself, by a browser with the token in its address. */
export async function liveFile(work: Work, member: Member, courseId: number, lessonId: number, id: number) {
  await attend(work, member, courseId, lessonId)
  const [row] = await work.db
    .select()
    .from(liveAttachments)
    .where(and(eq(liveAttachments.id, id), eq(liveAttachments.lessonId, lessonId)))
  if (!row) throw notFound()
  return row
}
