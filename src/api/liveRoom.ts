/**
 * Add-on Zhibo, inside a room: docs/backend/live.md#entering-a-room on the main host, #room-calls on the second one.
 * `last_duration` is proposed: a server without it leaves the position to the device.
 */
import * as v from 'valibot'

import { httpContext, urlOf, withQuery } from '@/http/client'
import { request } from '@/http/request'
import { count, decode, decodePage, flag, int, list, maybe, orNull, type Page, text, time } from '@/lib/decode'

import type { PlaySource } from './course'
import { isList, playAddress } from './playAddress'
import { lessonWire, type LiveLesson } from './live'
import { type ChatMessage, messageWire, type SignInRound, signInWire } from './liveFrame'
import { type RoomKey, roomPath } from './liveWatch'

const root = '/addons/zhibo/api/v1/course'

/** The member's identity in the chat. */
export interface ChatIdentity {
  /** 0 = the server does not say. */
  memberId: number
  name: string
}

export interface LiveRoom {
  courseId: number
  courseTitle: string
  /** Absolute URL of the picture behind the stream, '' = none. */
  poster: string
  /** The course's cover: absolute URL, '' = none. */
  thumb: string
  lesson: LiveLesson
  /** The stream, or the recording in its qualities, default first; empty = there is none (yet). */
  sources: PlaySource[]
  /** There is or will be a recording. */
  hasRecording: boolean
  recordingSec: number
  /** The member's position in the recording; 0 = at its start, or the server does not say. */
  lastSec: number
  /** Null = the room has no chat. */
  chat: (ChatIdentity & { connectUrl: string }) | null
  isRoomMuted: boolean
  isMuted: boolean
  /** Open, and not answered yet. */
  signIn: SignInRound | null
}

const qualities = list(v.object({ name: text, url: text }))

/** One address before and during the stream, a list of qualities afterwards. */
const sourcesWire = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((wire): PlaySource[] =>
    (typeof wire === 'string' ? [{ name: '', url: wire }] : v.parse(qualities, wire)).flatMap(({ name, url }) => {
      const address = playAddress(url)
      return address === undefined ? [] : [{ kind: isList(address) ? 'hls' : 'file', url: address, label: name }]
    }),
  ),
)

const chatWire = v.object({
  connect_url: v.pipe(text, v.regex(/^wss?:\/\//)),
  user: orNull(v.object({ id: count, nickname: text, name: text })),
})

const roomWire = v.object({
  course: v.object({ id: count, title: text, thumb: text, poster: text }),
  video: lessonWire,
  play_url: sourcesWire,
  record_exists: flag,
  record_duration: count,
  last_duration: count,
  chat: orNull(chatWire),
  room_is_ban: flag,
  user_is_ban: flag,
  sign_in_record: orNull(signInWire),
})

const ownerWire = v.object({ video: v.object({ course_id: count }) })

/**
 * Enters the room of a lesson, or reads it again.
 * @param isBackground the app asks by itself
 * @throws ApiError 'rejected': not bought, or code 404
 */
export async function getLiveRoom(lessonId: number, isBackground: boolean, signal?: AbortSignal): Promise<LiveRoom> {
  const data = await request({ path: `${root}/${lessonId}/play`, method: 'GET', isBackground, signal })
  const { course, video: lesson, chat, ...wire } = decode(roomWire, data)
  return {
    courseId: decode(ownerWire, data).video.course_id || course.id,
    courseTitle: course.title,
    poster: course.poster,
    thumb: course.thumb,
    lesson,
    sources: wire.play_url,
    hasRecording: wire.record_exists,
    recordingSec: wire.record_duration,
    lastSec: wire.last_duration,
    chat: chat && {
      connectUrl: chat.connect_url,
      memberId: chat.user?.id ?? 0,
      name: chat.user?.nickname || chat.user?.name || '',
    },
    isRoomMuted: wire.room_is_ban,
    isMuted: wire.user_is_ban,
    signIn: wire.sign_in_record,
  }
}

/** The room's socket (docs/backend/live.md#chat-socket). The address has the token: do not show or store it. */
export const chatSocketUrl = (connectUrl: string, { courseId, lessonId }: RoomKey, token: string): string =>
  connectUrl
    .replace(':courseId', String(courseId))
    .replace(':videoId', String(lessonId))
    .replace(':token', encodeURIComponent(token))

/**
 * The message reaches everybody by the socket, its writer too.
 * @param playedSec on the player's clock, 0 before the stream begins
 * @throws ApiError 'rejected': muted, over, empty, too long, too fast
 */
export const createChatMessage = async (key: RoomKey, content: string, playedSec: number): Promise<void> =>
  void (await request({
    path: `${roomPath(key)}/chat/send`,
    body: { content, duration: Math.floor(playedSec) },
    host: 'go',
  }))

const recordWire = v.pipe(
  v.object({ msg_body: messageWire, created_at: time }),
  v.transform(({ msg_body, created_at: sentAt }): ChatMessage => ({ ...msg_body, sentAt })),
)

/** Newest first; readable in every state of the lesson. */
export async function listChatMessages(
  key: RoomKey,
  page: number,
  size: number,
  isBackground: boolean,
): Promise<Page<ChatMessage>> {
  const data = await request({
    path: `${roomPath(key)}/chat/msg`,
    method: 'GET',
    query: { page, size },
    host: 'go',
    isBackground,
  })
  return decodePage<ChatMessage>(recordWire, data, page, size)
}

/** @throws ApiError 'rejected': the round is closed, or the member has signed in already */
export const signIn = async (key: RoomKey, roundId: number): Promise<void> =>
  void (await request({ path: `${roomPath(key)}/signIn/${roundId}`, body: {}, host: 'go' }))

export interface Courseware {
  id: number
  name: string
  /** 0 = unknown. */
  sizeBytes: number
  /** Lower case, without the dot; '' = unknown. */
  extension: string
}

const coursewareWire = v.pipe(
  v.object({ id: int, name: text, size: count, extension: maybe(text) }),
  v.transform(({ id, name, size, extension }): Courseware => ({
    id,
    name,
    sizeBytes: size,
    extension: (extension || /\.(\w{1,5})$/.exec(name)?.[1] || '').toLowerCase(),
  })),
)

/** More than any lesson has. */
const allCourseware = 1000

export async function listCourseware(key: RoomKey, signal?: AbortSignal): Promise<Courseware[]> {
  const path = `${roomPath(key)}/attach/index`
  const query = { page: 1, size: allCourseware }
  const data = await request({ path, method: 'GET', query, host: 'go', signal })
  return decodePage<Courseware>(coursewareWire, data, 1, allCourseware).items
}

/** The file's address on the main host. It has the token, as the server wants: do not show or share it. */
export const coursewareUrl = (key: RoomKey, id: number): string =>
  urlOf(withQuery(`${roomPath(key)}/attach/${id}/download`, { token: httpContext().token() ?? '' }))
