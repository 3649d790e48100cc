/** Entering a live room, signing in, and watch time (docs/backend/live.md#entering-a-room). */
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import type { WebSocket } from 'ws'

import { idIn, type MemberCall } from '../core/api'
import type { Member, RequestContext } from '../core/context'
import { localDT } from '../core/dates'
import { found, notFound, refuse, Refusal } from '../core/envelope'
import { rowById } from '../core/paging'
import { flag } from '../core/php'
import { countNumber, read } from '../core/read'
import { liveLessons, liveMutes, liveRecords, liveRounds, liveSignIns } from '../db/schema'
import type { Frame } from '../live/rooms'
import { mediaFiles, mediaLengthSec } from '../media'
import { findLive, mayAttend, presentLive } from './liveCourses'
import { type LiveLesson, ON_AIR, OVER, presentLesson, statusOf } from './liveLessons'
import { avatarOf } from './members'
import { mediaUrl } from './playback'

/** Sends a frame to everybody in the room, after the commit. */
export const tellRoom = ({ afterCommit, rooms }: RequestContext, lessonId: number, frame: Frame) =>
  afterCommit(() => rooms.tell(lessonId, frame))

export const findLesson = (context: RequestContext, id: number): Promise<LiveLesson> =>
  rowById(context, liveLessons, id)

/** @throws Refusal when the member may not attend */
async function attended(context: RequestContext, member: Member, lessonId: number) {
  const lesson = await findLesson(context, lessonId)
  const course = await findLive(context, lesson.courseId)
  if (!(await mayAttend(context, member, course))) throw refuse('请购买课程')
  return { lesson, course }
}

/** @throws Refusal also for a lesson of another course */
async function attendedOf(context: RequestContext, member: Member, courseId: number, lessonId: number) {
  const room = await attended(context, member, lessonId)
  if (room.course.id !== courseId) throw notFound()
  return room
}

export const roomOf = (call: MemberCall) =>
  attendedOf(call, call.member, idIn(call.params, 'courseId'), idIn(call.params, 'lessonId'))

export const isMuted = async ({ db }: RequestContext, lessonId: number, { id }: Member) =>
  (await db.$count(liveMutes, and(eq(liveMutes.lessonId, lessonId), eq(liveMutes.memberId, id)))) > 0

export const presentRound = ({ id, endsAt, createdAt }: typeof liveRounds.$inferSelect, lesson: LiveLesson) => ({
  id,
  course_id: lesson.courseId,
  video_id: lesson.id,
  end_at: localDT(endsAt),
  created_at: localDT(createdAt),
})

const hasSigned = async ({ db }: RequestContext, roundId: number, { id }: Member) =>
  (await db.$count(liveSignIns, and(eq(liveSignIns.roundId, roundId), eq(liveSignIns.memberId, id)))) > 0

const openRound = ({ db, now }: RequestContext, lessonId: number) =>
  db.query.liveRounds.findFirst({
    where: and(eq(liveRounds.lessonId, lessonId), isNull(liveRounds.closedAt), gt(liveRounds.endsAt, now)),
    orderBy: [desc(liveRounds.id)],
  })

function chatOf(context: RequestContext, lesson: LiveLesson, member: Member) {
  const { origin, settings } = context
  const host = settings.sandbox.go_host || `${origin}/go`
  return {
    channel: `live-${lesson.id}`,
    connect_url: `${host.replace(/^http/, 'ws')}/ws/live/course/:courseId/video/:videoId/token/:token`,
    user: { id: member.id, nickname: member.nickName, avatar: avatarOf(context, member) },
  }
}

export async function playLesson(call: MemberCall, lessonId: number) {
  const { member, origin, settings } = call
  const { lesson, course } = await attended(call, member, lessonId)
  const [item] = await presentLive(call, [course])
  const isOver = statusOf(call, lesson) === OVER
  const recording = isOver ? lesson.recording : 'none'
  const qualities = recording === 'ready' ? mediaFiles.mp4 : []
  const round = statusOf(call, lesson) === ON_AIR ? await openRound(call, lesson.id) : undefined
  const record = await call.db.query.liveRecords.findFirst({
    where: and(eq(liveRecords.memberId, member.id), eq(liveRecords.lessonId, lesson.id)),
  })
  return {
    course: item,
    video: presentLesson(call, lesson),
    play_url: isOver
      ? qualities.map(({ name, file }) => ({ name, url: mediaUrl(call, file) }))
      : `${origin}/sandbox/stream/${lesson.id}/index.m3u8`,
    web_rtc_play_url: '',
    ali_rts: '',
    record_exists: flag(recording !== 'none'),
    record_duration: recording === 'ready' ? mediaLengthSec : 0,
    last_duration: record?.positionSec ?? 0,
    ...(settings.sandbox.live_chat && { chat: chatOf(call, lesson, member) }),
    room_is_ban: flag(lesson.isMuted),
    user_is_ban: flag(await isMuted(call, lesson.id, member)),
    sign_in_record: round && !(await hasSigned(call, round.id, member)) ? presentRound(round, lesson) : [],
  }
}

interface Joining {
  member: Member
  courseId: number
  lessonId: number
  socket: WebSocket
}

/** @throws Refusal 410 when the lesson is over */
export async function joinRoom(context: RequestContext, { member, courseId, lessonId, socket }: Joining) {
  const { lesson } = await attendedOf(context, member, courseId, lessonId)
  if (statusOf(context, lesson) === OVER) throw new Refusal(410, '直播已结束')
  context.afterCommit(() => context.rooms.enter(lessonId, { memberId: member.id, socket }))
  const who = { id: member.id, nickname: member.nickName, avatar: avatarOf(context, member) }
  tellRoom(context, lessonId, { t: 'connect', u: who })
}

export async function signInRoom(call: MemberCall, roundId: number) {
  const { lesson } = await roomOf(call)
  const isThis = and(eq(liveRounds.id, roundId), eq(liveRounds.lessonId, lesson.id))
  found(await call.db.query.liveRounds.findFirst({ where: isThis }))
  if (await hasSigned(call, roundId, call.member)) throw refuse('您已签到')
  if ((await openRound(call, lesson.id))?.id !== roundId) throw refuse('签到已结束')
  await call.db.insert(liveSignIns).values({ roundId, memberId: call.member.id, createdAt: call.now })
}

/**
 * A heartbeat of the stream or of the recording. Only the longest time and the furthest position count, so beats may
 * arrive in any order.
 */
export async function recordWatch(call: MemberCall, of: 'live' | 'recording') {
  const { duration: watchedSec } = read(call.body, { duration: countNumber })
  const { lesson } = await roomOf(call)
  const isRecording = of === 'recording'
  const { id: lessonId, courseId } = lesson
  const row = {
    memberId: call.member.id,
    courseId,
    lessonId,
    watchedSec,
    positionSec: isRecording ? watchedSec : 0,
    seenAt: call.now,
  }
  const most = (column: AnySQLiteColumn) => sql`max(${column}, ${watchedSec})`
  await call.db
    .insert(liveRecords)
    .values(row)
    .onConflictDoUpdate({
      target: [liveRecords.memberId, liveRecords.lessonId],
      set: {
        watchedSec: most(liveRecords.watchedSec),
        ...(isRecording && { positionSec: most(liveRecords.positionSec) }),
        seenAt: call.now,
      },
    })
}
