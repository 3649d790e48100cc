/** Play addresses (core 7.8) and attachments (7.11). */
import { and, eq } from 'drizzle-orm'

import type { Member } from '../core/auth'
import { HOUR } from '../core/dates'
import { badParams, notFound, refuse } from '../core/envelope'
import type { Work } from '../core/work'
import { attachments, courses } from '../db/schema'
import { mediaFiles, mediaLengthSec } from '../media'
import { mayLearn, mayWatch } from './access'
import { findCourse, findVideo, type Video } from './catalogue'
import { issue, peek, randomKey, take } from './tickets'

const ADDRESS_LIFE_MS = 3 * HOUR

/** A media address that stops working after three hours. */
function mediaUrl({ origin, now }: Work, file: string) {
  return `${origin}/sandbox/media/${file}?expires=${Math.floor((now + ADDRESS_LIFE_MS) / 1000)}`
}

function linesOf(work: Work, video: Video) {
  const plain = (url: string, format: string) => ({ url, format, name: '默认', duration: 0 })
  switch (video.media) {
    case 'hls':
      return [plain(mediaUrl(work, mediaFiles.hls), 'm3u8')]
    case 'mp4':
      return mediaFiles.mp4.map(({ file, ...quality }) => ({
        url: mediaUrl(work, file),
        format: 'mp4',
        duration: mediaLengthSec,
        ...quality,
      }))
    case 'iframe':
      return [
        plain(`<iframe src="${work.origin}/sandbox/embed/${video.id}" allowfullscreen></iframe>`, 'iframe'),
      ]
    default:
      return []
  }
}

export async function playInfo(work: Work, member: Member, videoId: number) {
  const { video, course } = await findVideo(work, videoId)
  const mayTry = video.freeSeconds > 0
  if (!mayTry && !(await mayWatch(work, member, course, video))) throw refuse('请购买后观看')
  return { urls: linesOf(work, video) }
}

/** Gives a link that works once, within an hour. `countOne` refuses when there were too many. */
export async function downloadLink(
  work: Work,
  member: Member,
  courseId: number,
  id: number,
  countOne: () => void,
) {
  const course = await findCourse(work, courseId)
  const [row] = await work.db
    .select()
    .from(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.courseId, courseId)))
  if (!row) throw notFound()
  if (!(await mayLearn(work, member, course))) throw refuse('请购买课程')
  countOne()
  const sign = await issue(work, 'download', { attachmentId: id }, randomKey(20))
  return { download_url: `${work.origin}/api/v3/course/attach-download?sign=${sign}` }
}

async function attachmentById({ db }: Work, id: number) {
  const [row] = await db.select().from(attachments).where(eq(attachments.id, id))
  if (!row) throw refuse('源文件不存在')
  return row
}

export async function openLink(work: Work, sign: string | undefined) {
  const ticket = sign ? await peek(work, 'download', sign) : null
  if (!sign || !ticket) throw badParams()
  await take(work, 'download', sign)
  return attachmentById(work, ticket.attachmentId)
}

/** The old way: the file itself, by a browser with the token in its address. */
export async function oldDownload(work: Work, member: Member, id: number) {
  const row = await attachmentById(work, id)
  const [course] = await work.db.select().from(courses).where(eq(courses.id, row.courseId))
  if (!course || !(await mayLearn(work, member, course))) throw refuse('请购买课程')
  return row
}
