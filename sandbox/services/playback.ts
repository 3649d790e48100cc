/** Play addresses (docs/backend/courses.md#play-addresses) and attachments (#attachments). */
import { and, eq } from 'drizzle-orm'

import type { MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { HOUR } from '../core/dates'
import { badParams, found, refuse, tooMany } from '../core/envelope'
import { attachments } from '../db/schema'
import { mediaFiles, mediaLengthSec } from '../media'
import { mayLearn, mayWatch } from './access'
import { findCourse, findVideo, type Video } from './catalogue'
import { issue, peek, randomKey, take } from './tickets'

const ADDRESS_LIFE_MS = 3 * HOUR

/** The address works for three hours. */
export function mediaUrl({ origin, now }: RequestContext, file: string) {
  return `${origin}/sandbox/media/${file}?expires=${Math.floor((now + ADDRESS_LIFE_MS) / 1000)}`
}

function linesOf(context: RequestContext, video: Video) {
  const plain = (url: string, format: string) => ({ url, format, name: '默认', duration: 0 })
  switch (video.media) {
    case 'hls':
    case 'subtitledHls':
      return [plain(mediaUrl(context, mediaFiles[video.media]), 'm3u8')]
    case 'mp4':
      return mediaFiles.mp4.map(({ file, ...quality }) => ({
        url: mediaUrl(context, file),
        format: 'mp4',
        duration: mediaLengthSec,
        ...quality,
      }))
    case 'iframe':
      return [plain(`<iframe src="${context.origin}/sandbox/embed/${video.id}" allowfullscreen></iframe>`, 'iframe')]
    default:
      return []
  }
}

export async function playInfo(context: RequestContext, member: Member, videoId: number) {
  const { video, course } = await findVideo(context, videoId)
  const mayTry = video.freeSeconds > 0
  if (!mayTry && !(await mayWatch(context, member, course, video))) throw refuse('请购买后观看')
  return { urls: linesOf(context, video) }
}

/** The link works once, within an hour. */
export async function downloadLink(call: MemberCall, courseId: number, id: number) {
  const course = await findCourse(call, courseId)
  const isThis = and(eq(attachments.id, id), eq(attachments.courseId, courseId))
  found(await call.db.query.attachments.findFirst({ where: isThis }))
  if (!(await mayLearn(call, call.member, course))) throw refuse('请购买课程')
  if (call.runtime.downloadLimit.hit(String(call.member.id)) < 0) throw tooMany()
  const sign = await issue(call, 'download', { attachmentId: id }, randomKey(20))
  return { download_url: `${call.origin}/api/v3/course/attach-download?sign=${sign}` }
}

export async function openLink(context: RequestContext, sign: string | undefined) {
  const ticket = sign ? await peek(context, 'download', sign) : null
  if (!sign || !ticket) throw badParams()
  await take(context, 'download', sign)
  const row = await context.db.query.attachments.findFirst({ where: eq(attachments.id, ticket.attachmentId) })
  if (!row) throw refuse('源文件不存在')
  return row
}
