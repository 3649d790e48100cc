/** Courseware of live lessons (docs/backend/live.md#courseware). */
import { and, asc, eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found } from '../core/envelope'
import { askOf, lightPage, pageOf, presented } from '../core/paging'
import { liveAttachments } from '../db/schema'
import { roomOf } from './liveRoom'

export async function listLiveFiles(call: MemberCall) {
  const { lesson } = await roomOf(call)
  const { id: lessonId, courseId } = lesson
  const own = eq(liveAttachments.lessonId, lessonId)
  const ask = askOf(call.query, 'size')
  const page = await pageOf(call, liveAttachments, own, [asc(liveAttachments.id)], ask)
  const files = presented(page, ({ id, name, extension, body, createdAt }) => ({
    id,
    course_id: courseId,
    video_id: lessonId,
    name,
    size: Buffer.byteLength(body),
    extension,
    created_at: localDT(createdAt),
  }))
  return lightPage(files)
}

/** Checks nothing: only members who may have the file get its address. */
export const storedLiveFile = async ({ db }: RequestContext, id: number) =>
  found(await db.query.liveAttachments.findFirst({ where: eq(liveAttachments.id, id) }))

/** The browser itself asks for the file, so the address contains the token. */
export async function liveFile(call: MemberCall, id: number) {
  const { lesson } = await roomOf(call)
  const isThis = and(eq(liveAttachments.id, id), eq(liveAttachments.lessonId, lesson.id))
  return found(await call.db.query.liveAttachments.findFirst({ where: isThis }))
}
