/** Frames of a live room's socket (docs/backend/live.md#chat-socket), and messages as history and socket carry them. */
import * as v from 'valibot'

import { count, int, list, text, time } from '@/lib/decode'

type ChatRole = 'student' | 'teacher' | 'assistant'

export interface ChatMessage {
  /** `chat_id` identifies a message in history, socket and recalls. It grows. */
  id: number
  text: string
  name: string
  role: ChatRole
  /** Member id; 0 = none, or the server does not say. */
  senderId: number
  /** Null = the server does not say. */
  sentAt: Date | null
}

const roles = ['student', 'teacher', 'assistant'] as const

export const messageWire = v.pipe(
  v.object({ chat_id: int, content: text, nick_name: text, role: text, id: count, tec: count }),
  v.transform((wire): ChatMessage => ({
    id: wire.chat_id,
    text: wire.content,
    name: wire.nick_name,
    role: roles.find((role) => role === wire.role) ?? (wire.tec === 1 ? 'teacher' : 'student'),
    senderId: wire.id,
    sentAt: null,
  })),
)

export interface SignInRound {
  id: number
  endsAt: Date
}

export const signInWire = v.pipe(
  v.object({ id: int, end_at: v.nonNullable(time) }),
  v.transform(({ id, end_at: endsAt }): SignInRound => ({ id, endsAt })),
)

export type ChatFrame =
  | { type: 'message'; message: ChatMessage }
  | { type: 'joined'; name: string }
  | { type: 'recalled'; ids: number[] }
  | { type: 'roomMute'; isMuted: boolean }
  | { type: 'memberMute'; memberId: number; isMuted: boolean }
  | { type: 'signInOpened'; round: SignInRound }
  | { type: 'signInClosed' }
  | { type: 'over' }
  | { type: 'coursewareChanged' }

const params = <T>(schema: v.GenericSchema<unknown, T>) => v.object({ params: schema })

/** By the server's word; each reads the frame or throws. Only our sandbox sends `attach-updated`. */
const readerTable: Record<string, (frame: unknown) => ChatFrame> = {
  message: (frame) => {
    const wire = v.parse(v.object({ v: v.pipe(v.string(), v.parseJson(), messageWire) }), frame)
    return { type: 'message', message: wire.v }
  },
  connect: (frame) => {
    const { u } = v.parse(v.object({ u: v.object({ nickname: v.pipe(v.string(), v.nonEmpty()) }) }), frame)
    return { type: 'joined', name: u.nickname }
  },
  'message-deleted': (frame) => ({
    type: 'recalled',
    ids: v.parse(params(v.object({ ids: list(int) })), frame).params.ids,
  }),
  'room-ban': () => ({ type: 'roomMute', isMuted: true }),
  'room-un-ban': () => ({ type: 'roomMute', isMuted: false }),
  'room-user-ban': (frame) => memberMute(frame, true),
  'room-user-un-ban': (frame) => memberMute(frame, false),
  'sign-in-created': (frame) => ({ type: 'signInOpened', round: v.parse(params(signInWire), frame).params }),
  'sign-in-closed': () => ({ type: 'signInClosed' }),
  'room-over': () => ({ type: 'over' }),
  'attach-updated': () => ({ type: 'coursewareChanged' }),
}
const readers = new Map(Object.entries(readerTable))

const memberMute = (frame: unknown, isMuted: boolean): ChatFrame => {
  const [memberId] = v.parse(params(v.tuple([int])), frame).params
  return { type: 'memberMute', memberId, isMuted }
}

const frameWire = v.pipe(v.string(), v.parseJson())
const wordWire = v.object({ t: v.string() })

/** Null = malformed, or a word of a newer server: skip it. */
export function decodeFrame(data: unknown): ChatFrame | null {
  try {
    const frame = v.parse(frameWire, data)
    return readers.get(v.parse(wordWire, frame).t)?.(frame) ?? null
  } catch {
    return null
  }
}
