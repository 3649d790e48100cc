/** Plays the teacher's client in tests. */
import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'
import * as v from 'valibot'

import type { RequestContext } from '../core/context'
import { SECOND } from '../core/dates'
import { found } from '../core/envelope'
import { liveAttachments, liveLessons, liveMessages, liveMutes, liveRounds, liveSignIns } from '../db/schema'
import { File } from '../seed/rows'
import { CHAT_ID_BASE, say } from './liveChat'
import { findLesson, presentRound, tellRoom } from './liveRoom'
import { type LiveLesson, OVER, statusOf } from './liveLessons'

const recording = v.optional(v.picklist(['ready', 'preparing', 'none']))
const member = v.tuple([v.number()])

/** A frame, and the change in the database that makes it true. */
export const EventSchema = v.variant('t', [
  v.strictObject({
    t: v.literal('message'),
    params: v.strictObject({
      content: v.string(),
      role: v.optional(v.picklist(['teacher', 'assistant', 'student']), 'teacher'),
      nick_name: v.optional(v.string(), '讲师'),
    }),
  }),
  v.strictObject({ t: v.literal('connect'), params: v.strictObject({ nickname: v.string() }) }),
  v.strictObject({
    t: v.literal('sign-in-created'),
    params: v.optional(v.strictObject({ seconds: v.optional(v.number(), 30) }), {}),
  }),
  v.strictObject({ t: v.picklist(['sign-in-closed', 'room-ban', 'room-un-ban']) }),
  v.strictObject({ t: v.picklist(['room-user-ban', 'room-user-un-ban']), params: member }),
  v.strictObject({ t: v.literal('room-over'), params: v.optional(v.strictObject({ recording }), {}) }),
  v.strictObject({ t: v.literal('message-deleted'), params: v.strictObject({ ids: v.array(v.number()) }) }),
  v.strictObject({ t: v.literal('attach-updated'), params: File }),
])

type Event = v.InferOutput<typeof EventSchema>

const changeLesson = ({ db }: RequestContext, { id }: LiveLesson, values: Partial<LiveLesson>) =>
  db.update(liveLessons).set(values).where(eq(liveLessons.id, id))

export async function applyEvent(context: RequestContext, lesson: LiveLesson, event: Event) {
  const { db, now } = context
  const { id: lessonId } = lesson
  const tell = (params?: object) => tellRoom(context, lessonId, { t: event.t, ...(params && { params }) })
  switch (event.t) {
    case 'message': {
      const { content, role, nick_name: nickName } = event.params
      return say(context, lessonId, [{ content, role, nickName }])
    }
    case 'connect':
      return tellRoom(context, lessonId, { t: 'connect', u: event.params })
    case 'sign-in-created': {
      const endsAt = now + (event.params.seconds ?? 30) * SECOND
      const [round] = await db.insert(liveRounds).values({ lessonId, endsAt, createdAt: now }).returning()
      return tell(presentRound(found(round), lesson))
    }
    case 'sign-in-closed':
      await db.update(liveRounds).set({ closedAt: now }).where(eq(liveRounds.lessonId, lessonId))
      return tell()
    case 'room-ban':
    case 'room-un-ban':
      await changeLesson(context, lesson, { isMuted: event.t === 'room-ban' })
      return tell()
    case 'room-user-ban':
      await db.insert(liveMutes).values({ lessonId, memberId: event.params[0] }).onConflictDoNothing()
      return tell(event.params)
    case 'room-user-un-ban': {
      const [memberId] = event.params
      await db.delete(liveMutes).where(and(eq(liveMutes.lessonId, lessonId), eq(liveMutes.memberId, memberId)))
      return tell(event.params)
    }
    case 'room-over':
      await changeLesson(context, lesson, { status: OVER, ...event.params })
      return tell()
    case 'message-deleted': {
      const ids = event.params.ids.map((chatId) => chatId - CHAT_ID_BASE)
      const these = and(eq(liveMessages.lessonId, lessonId), inArray(liveMessages.id, ids))
      await db.update(liveMessages).set({ deletedAt: now }).where(these)
      return tell(event.params)
    }
    case 'attach-updated':
      await db.insert(liveAttachments).values({ lessonId, ...event.params, createdAt: now })
      return tell()
  }
}

export const StatusSchema = v.strictObject({
  status: v.optional(v.picklist([0, 1, 2])),
  startsInSec: v.optional(v.number()),
  recording,
  stream: v.optional(v.picklist(['on', 'delayed', 'stalled', 'cut', 'ended'])),
})

/** Sends no frame: clients learn of it when they ask. */
export async function setStatus(
  context: RequestContext,
  lesson: LiveLesson,
  { startsInSec, ...values }: v.InferOutput<typeof StatusSchema>,
) {
  const { now } = context
  await changeLesson(context, lesson, {
    ...values,
    ...(startsInSec !== undefined && { startsAt: now + startsInSec * SECOND }),
    ...(values.stream && { streamAt: now }),
  })
}

/** Everything the server knows of the room, for comparison with what clients have seen. */
export async function showRoom(context: RequestContext, lessonId: number) {
  const { db, rooms } = context
  const lesson = await findLesson(context, lessonId)
  const messages = await db.query.liveMessages.findMany({
    where: eq(liveMessages.lessonId, lessonId),
    orderBy: [asc(liveMessages.id)],
  })
  const mutes = await db.query.liveMutes.findMany({ where: eq(liveMutes.lessonId, lessonId) })
  const round = await db.query.liveRounds.findFirst({
    where: and(eq(liveRounds.lessonId, lessonId), isNull(liveRounds.closedAt)),
    orderBy: [desc(liveRounds.id)],
  })
  const signIns = await db.query.liveSignIns.findMany({ where: eq(liveSignIns.roundId, round?.id ?? 0) })
  const { seats, faults } = rooms.of(lessonId)
  return {
    status: statusOf(context, lesson),
    stream: lesson.stream,
    recording: lesson.recording,
    isMuted: lesson.isMuted,
    mutedMembers: mutes.map(({ memberId }) => memberId),
    roundId: round?.id ?? 0,
    signedIn: signIns.map(({ memberId }) => memberId),
    messages: messages.map(({ id, content, nickName, role, memberId, deletedAt }) => ({
      chat_id: CHAT_ID_BASE + id,
      content,
      nick_name: nickName,
      role,
      memberId,
      isDeleted: deletedAt !== null,
    })),
    seats: [...seats].map(({ memberId }) => memberId),
    faults,
  }
}
