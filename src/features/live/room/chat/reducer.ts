import type { ChatFrame, ChatMessage, SignInRound } from '@/api/liveFrame'
import type { ChatIdentity } from '@/api/liveRoom'

import { texts } from '../texts'
import {
  type ChatLine,
  isBy,
  mergeMessages,
  newestId,
  type OwnLine,
  withoutArrived,
  withoutMessages,
  withoutReworded,
  withoutVanished,
} from './lines'

/** `idle`: no socket is wanted. `refused`: the server does not let this member in. */
export type LinkState = 'idle' | 'connecting' | 'open' | 'lost' | 'refused'

/** The chat of one room, and whatever else its socket reports. */
export interface ChatState {
  me: ChatIdentity
  link: LinkState
  /** The socket has been open before. */
  wasOpen: boolean
  /** Oldest first. */
  lines: ChatLine[]
  /** Drawn below `lines`, so that unsent ones stay visible. */
  own: readonly OwnLine[]
  /** Messages that stand for a line of the learner's own. They stand for no other. */
  echoes: ReadonlySet<number>
  /** Recalled before they arrived. */
  recalled: ReadonlySet<number>
  /** Undefined = unknown. */
  hasOlder: boolean | undefined
  /** State of the read of older messages; at first, of any. */
  older: 'idle' | 'loading' | 'failed'
  isRoomMuted: boolean
  isMuted: boolean
  /** The learner reads the end. */
  isAtEnd: boolean
  /** Something else is shown in its place. */
  isHidden: boolean
  /** Messages that arrived while the learner reads further up, or the chat is hidden. */
  unseenCount: number
  signIn: SignInRound | null
  /** The last round that is over for me. A slow reading of the room may still have it. */
  endedSignInId: number | undefined
  isOver: boolean
  /** Grows when the courseware has changed, or may have. */
  coursewareVersion: number
  /** Grows when frames may have been missed: a mute, a sign-in round, the end. */
  missedCount: number
  /** Numbers the keys of notes. */
  noteCount: number
}

export type ChatEvent =
  /** The room was read, for the first time or anew. */
  | { type: 'entered'; isRoomMuted: boolean; isMuted: boolean; signIn: SignInRound | null }
  /** The read room may be older than a frame that came meanwhile. */
  | { type: 'outdated' }
  /** `why`: the server's reason for refusing. */
  | { type: 'linked'; link: LinkState; why?: string }
  | { type: 'frames'; frames: readonly ChatFrame[] }
  /** Newest first, as the server sends it. `knownId`: what is missing up to this message was recalled; 0 = unknown. */
  | { type: 'history'; messages: readonly ChatMessage[]; isBeginning: boolean; knownId?: number }
  /** The gap was too long. Lines before this message are dropped, and read again on demand. */
  | { type: 'skipped'; toId: number }
  | { type: 'older'; older: ChatState['older'] }
  /** `atMs`: the server's time; 0 = it is unknown. */
  | { type: 'sending'; key: string; text: string; atMs: number }
  | { type: 'sent'; key: string }
  | { type: 'failed'; key: string; reason: string; isUnsure: boolean }
  /** The newest messages were read after the server had these lines, and none has their words. */
  | { type: 'unechoed'; keys: readonly string[] }
  /** The learner takes it back, to write it anew. */
  | { type: 'takenBack'; key: string }
  | { type: 'scrolled'; isAtEnd: boolean }
  | { type: 'hidden'; isHidden: boolean }
  | { type: 'signInEnded'; id: number }

/** @param own lines that were unsent when the chat was last left */
export const initialChat = (me: ChatIdentity, own: readonly OwnLine[] = []): ChatState => ({
  me,
  link: 'idle',
  wasOpen: false,
  lines: [],
  own,
  echoes: new Set(),
  recalled: new Set(),
  hasOlder: undefined,
  older: 'idle',
  isRoomMuted: false,
  isMuted: false,
  isAtEnd: true,
  isHidden: false,
  unseenCount: 0,
  signIn: null,
  endedSignInId: undefined,
  isOver: false,
  coursewareVersion: 0,
  missedCount: 0,
  noteCount: 0,
})

/** A lesson may have more lines than a phone has memory for. The oldest are dropped, and read again on demand. */
const maxLines = 2_500
const linesAfterCut = 2_400

function note(state: ChatState, text: string, names?: string[]): ChatState {
  const key = `n${state.noteCount}`
  return { ...state, lines: [...state.lines, { kind: 'note', key, text, names }], noteCount: state.noteCount + 1 }
}

/** People who join one after the other share a note. */
function joined(state: ChatState, name: string): ChatState {
  if (name === state.me.name) return state
  const last = state.lines[state.lines.length - 1]
  if (last?.kind !== 'note' || !last.names) return note(state, texts.chat.joined([name]), [name])
  const names = last.names.includes(name) ? last.names : [...last.names, name]
  return { ...state, lines: [...state.lines.slice(0, -1), { ...last, names, text: texts.chat.joined(names) }] }
}

function added(state: ChatState, messages: readonly ChatMessage[]): ChatState {
  const { me, isAtEnd, isHidden } = state
  const { lines, fresh } = mergeMessages(state.lines, messages, state.recalled, me)
  if (fresh.length === 0) return state
  const lastId = newestId(state.lines)
  const mine = fresh.filter((message) => isBy(me, message))
  const newCount = fresh.filter((message) => message.id > lastId && !isBy(me, message)).length
  const { own, echoes } = withoutArrived(state.own, mine)
  const next = {
    ...state,
    lines,
    own,
    echoes: new Set([...state.echoes, ...echoes]),
    unseenCount: isAtEnd && !isHidden ? 0 : state.unseenCount + newCount,
  }
  const isTooLong = isAtEnd && lines.length > maxLines
  return isTooLong ? { ...next, lines: lines.slice(-linesAfterCut), hasOlder: true } : next
}

function unechoed(state: ChatState, keys: readonly string[]): ChatState {
  const mine = state.lines.flatMap((line) => (line.kind === 'message' && line.isMine ? [line.message] : []))
  const unused = mine.filter(({ id }) => !state.echoes.has(id))
  const { own, echoes } = withoutReworded(state.own, unused, keys)
  return { ...state, own, echoes: new Set([...state.echoes, ...echoes]) }
}

/** Adds a page of the history. Notes at the very top stay below it, because they are newer. */
function remembered(
  state: ChatState,
  messages: readonly ChatMessage[],
  isBeginning: boolean,
  knownId: number,
): ChatState {
  const firstIndex = state.lines.findIndex(({ kind }) => kind !== 'note')
  const notes = firstIndex < 0 ? state.lines : state.lines.slice(0, firstIndex)
  const rest = state.lines.slice(notes.length)
  const remaining = withoutVanished(rest, messages, knownId)
  const next = added({ ...state, lines: remaining }, messages)
  const restIndex = rest[0] ? next.lines.findIndex(({ key }) => key === rest[0]?.key) : next.lines.length
  const noteIndex = Math.max(0, restIndex)
  const lines =
    notes.length === 0 ? next.lines : [...next.lines.slice(0, noteIndex), ...notes, ...next.lines.slice(noteIndex)]
  return { ...next, lines, hasOlder: isBeginning ? false : (next.hasOlder ?? true), older: 'idle' }
}

/** Keeps only the lines after the gap. The learner's sent line will be found in the history. */
function skipped(state: ChatState, toId: number): ChatState {
  const first = state.lines.findIndex((line) => line.kind === 'message' && line.message.id >= toId)
  const own = state.own.filter(({ status }) => status !== 'sent')
  return { ...state, lines: state.lines.slice(Math.max(0, first)), own, hasOlder: true }
}

function received(state: ChatState, frame: Exclude<ChatFrame, { type: 'message' }>): ChatState {
  switch (frame.type) {
    case 'joined':
      return joined(state, frame.name)
    case 'recalled': {
      const ids = new Set(frame.ids)
      return {
        ...state,
        lines: withoutMessages(state.lines, ids),
        recalled: new Set([...state.recalled, ...ids]),
      }
    }
    case 'roomMute':
      return { ...state, isRoomMuted: frame.isMuted }
    case 'memberMute':
      return frame.memberId === state.me.memberId ? { ...state, isMuted: frame.isMuted } : state
    case 'signInOpened':
      return state.isOver ? state : { ...state, signIn: frame.round }
    case 'signInClosed':
      return { ...state, signIn: null }
    case 'over':
      return { ...state, isOver: true, signIn: null }
    case 'coursewareChanged':
      return { ...state, coursewareVersion: state.coursewareVersion + 1 }
  }
}

/** A frame about something that a read of the room also answers. */
export const isOfRoom = ({ type }: ChatFrame): boolean =>
  type === 'roomMute' || type === 'memberMute' || type === 'signInOpened' || type === 'signInClosed' || type === 'over'

/** Adds consecutive messages together. */
function framed(state: ChatState, frames: readonly ChatFrame[]): ChatState {
  let next = state
  let messages: ChatMessage[] = []
  for (const frame of frames) {
    if (frame.type === 'message') {
      messages.push(frame.message)
      continue
    }
    if (messages.length > 0) next = added(next, messages)
    messages = []
    next = received(next, frame)
  }
  return messages.length > 0 ? added(next, messages) : next
}

function linked(state: ChatState, link: LinkState, why: string | undefined): ChatState {
  if (link === state.link) return state
  // On the first opening, too: frames sent since the room was read have reached nobody.
  const missed = link === 'refused' || link === 'open' ? 1 : 0
  const next = {
    ...state,
    link,
    wasOpen: state.wasOpen || link === 'open',
    missedCount: state.missedCount + missed,
    coursewareVersion: state.coursewareVersion + missed,
  }
  if (link === 'open') return note(next, state.wasOpen ? texts.chat.reopened : texts.chat.opened)
  if (link === 'refused') return note(next, why ?? texts.chat.unreachable)
  // Once for all attempts that fail in a row.
  if (link === 'lost' && state.link === 'open') return note(next, texts.chat.lost)
  const isFirstFailure = link === 'lost' && !state.wasOpen && !state.lines.some(isUnreachable)
  return isFirstFailure ? note(next, texts.chat.unreachable) : next
}

const isUnreachable = (line: ChatLine) => line.kind === 'note' && line.text === texts.chat.unreachable

const own = (state: ChatState, key: string, change: Partial<OwnLine>): ChatState => ({
  ...state,
  own: state.own.map((line) => (line.key === key ? { ...line, ...change } : line)),
})

function sending(state: ChatState, key: string, text: string, atMs: number): ChatState {
  const isAgain = state.own.some((line) => line.key === key)
  if (isAgain) return own(state, key, { status: 'sending', reason: '' })
  const line: OwnLine = {
    key,
    text,
    status: 'sending',
    reason: '',
    isUnsure: false,
    afterId: newestId(state.lines),
    sinceMs: state.hasOlder === undefined ? atMs : 0,
  }
  return { ...state, own: [...state.own, line] }
}

/** Everything that can happen in a chat (docs/backend/live.md#chat-socket). Pure; `createChat` runs it. */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'entered': {
      const { isRoomMuted, isMuted } = event
      const signIn = event.signIn?.id === state.endedSignInId ? null : event.signIn
      return { ...state, isRoomMuted, isMuted, signIn, isOver: false }
    }
    case 'outdated':
      return { ...state, missedCount: state.missedCount + 1 }
    case 'linked':
      return linked(state, event.link, event.why)
    case 'frames':
      return framed(state, event.frames)
    case 'history':
      return remembered(state, event.messages, event.isBeginning, event.knownId ?? 0)
    case 'skipped':
      return skipped(state, event.toId)
    case 'older':
      return { ...state, older: event.older }
    case 'sending':
      return sending(state, event.key, event.text, event.atMs)
    case 'sent':
      return own(state, event.key, { status: 'sent' })
    case 'failed':
      return own(state, event.key, { status: 'failed', reason: event.reason, isUnsure: event.isUnsure })
    case 'unechoed':
      return unechoed(state, event.keys)
    case 'takenBack':
      return { ...state, own: state.own.filter(({ key }) => key !== event.key) }
    case 'scrolled':
      return state.isAtEnd === event.isAtEnd && (!event.isAtEnd || state.unseenCount === 0)
        ? state
        : { ...state, isAtEnd: event.isAtEnd, unseenCount: event.isAtEnd ? 0 : state.unseenCount }
    case 'hidden':
      return {
        ...state,
        isHidden: event.isHidden,
        unseenCount: state.isAtEnd && !event.isHidden ? 0 : state.unseenCount,
      }
    case 'signInEnded':
      return { ...state, endedSignInId: event.id, signIn: state.signIn?.id === event.id ? null : state.signIn }
  }
}

/** The number of messages on this device: the newest ones, without a gap. */
export const messageCount = ({ lines }: ChatState): number => lines.filter(({ kind }) => kind === 'message').length
