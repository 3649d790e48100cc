import { type ChatMessage, decodeFrame } from '@/api/liveFrame'
import type { ChatIdentity } from '@/api/liveRoom'
import type { Page } from '@/lib/decode'
import type { OpenSocket } from '@/platform/socket/types'
import type { RoomReading } from '@/queries/liveRoom'

import { texts } from '../texts'
import { createFrames } from './frames'
import { createHistory } from './history'
import { createChatLink } from './link'
import type { OwnLine } from './lines'
import { type ChatEvent, chatReducer, initialChat, isOfRoom } from './reducer'
import { createSending } from './sending'
import { createSilence } from './silence'

/** In an absence this short no connection dies unnoticed. */
const glanceMs = 5_000
/** A live socket delivers what the history already has within this time. */
const latenessMs = 2_000

interface ChatPorts {
  openSocket: OpenSocket
  socketUrl: () => string
  /** A page of the history, newest first. */
  list: (page: number, isBackground: boolean) => Promise<Page<ChatMessage>>
  send: (text: string) => Promise<void>
  /** Lines that were unsent when the chat was last left. */
  unsent: readonly OwnLine[]
  /** Called with the learner's lines that no socket has delivered, whenever they change. */
  storeOwn: (own: readonly OwnLine[]) => void
  /** The least time between two draws. */
  drawMs: number
  random?: () => number
}

/** The part of the room that frames report, too, and the time when it was read. */
type Readable = Pick<RoomReading, 'requestedAtMs' | 'isRoomMuted' | 'isMuted' | 'signIn'>

export type Chat = ReturnType<typeof createChat>

/** The chat of one room and one member: socket, history and sending behind one state. */
export function createChat(me: ChatIdentity, ports: ChatPorts) {
  const { openSocket, socketUrl, list, send, unsent, storeOwn, drawMs, random } = ports
  let state = initialChat(me, unsent)
  const listeners = new Set<() => void>()
  let isStopped = true
  /** The newest message that a socket has delivered. */
  let receivedId = 0
  /** The time of the last frame about the room itself. */
  let reportedAtMs = 0
  let restsSinceMs: number | undefined
  let latenessTimer: ReturnType<typeof setTimeout> | undefined
  const getState = () => state

  function dispatch(event: ChatEvent): void {
    const next = chatReducer(state, event)
    if (next === state || isStopped) return
    if (next.own !== state.own) storeOwn(next.own)
    state = next
    listeners.forEach((listener) => listener())
  }

  const frames = createFrames(drawMs, (piece) => dispatch({ type: 'frames', frames: piece }))
  const basics = { getState, dispatch, isStopped: () => isStopped }
  const history = createHistory({
    ...basics,
    list,
    onMissed(id) {
      clearTimeout(latenessTimer)
      latenessTimer = setTimeout(() => receivedId < id && link.renew(), latenessMs)
    },
  })
  function doubt(isBackground = false): void {
    frames.flush()
    history.doubt(isBackground)
  }
  const silence = createSilence({ onSilent: () => doubt(true), random })
  const sending = createSending({ ...basics, send, findSent: history.findSent, onNoEcho: () => doubt() })
  const link = createChatLink({
    open: openSocket,
    url: socketUrl,
    random,
    onText(text) {
      if (restsSinceMs === undefined) silence.broken()
      const frame = decodeFrame(text)
      if (frame?.type === 'message') receivedId = Math.max(receivedId, frame.message.id)
      if (frame && isOfRoom(frame)) reportedAtMs = Date.now()
      if (frame) frames.add(frame)
    },
    onLink(next, code) {
      clearTimeout(latenessTimer)
      if (next === 'open') silence.broken()
      else silence.stop()
      frames.flush()
      history.onLink(next)
      dispatch({ type: 'linked', link: next, why: texts.chat.refused[code] })
      // Without a socket the history can still be read.
      if (next === 'open' || (next !== 'connecting' && state.hasOlder === undefined)) void history.readNewest()
    },
  })

  return {
    getState,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    /** The room was read, for the first time or anew. */
    enter({ requestedAtMs, isRoomMuted, isMuted, signIn }: Readable): void {
      dispatch(reportedAtMs > requestedAtMs ? { type: 'outdated' } : { type: 'entered', isRoomMuted, isMuted, signIn })
      // Nobody brings new lines: they are read as often as the room.
      if (state.link === 'lost' || state.link === 'refused') void history.readNewest(1, true)
    },
    /** @param hasSocket false: only the history can be read */
    start(hasSocket: boolean): void {
      isStopped = false
      if (!hasSocket) return void history.readNewest()
      link.start()
      history.awaitSocket()
    },
    /** Ends socket, timers and callbacks. */
    stop(): void {
      isStopped = true
      silence.stop()
      link.stop()
      frames.clear()
      history.stop()
      sending.stop()
      clearTimeout(latenessTimer)
      state = { ...state, link: 'idle' }
    },
    /** The page is hidden. */
    rest(): void {
      restsSinceMs ??= Date.now()
      silence.stop()
      link.rest()
    },
    /** The network is gone. */
    cut: link.cut,
    /** The network is back. A hidden page stays hidden. */
    reconnect: link.wake,
    /** The page is visible. */
    wake(): void {
      const isLong = restsSinceMs !== undefined && Date.now() - restsSinceMs > glanceMs
      restsSinceMs = undefined
      link.wake()
      if (state.link === 'open') silence.broken()
      if (isLong) doubt()
    },
    loadOlder: history.loadOlder,
    send: sending.send,
    resend: sending.resend,
  }
}
