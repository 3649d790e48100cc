import { type ChatFrame, type ChatMessage, decodeFrame } from '@/api/liveFrame'
import type { ChatIdentity } from '@/api/liveRoom'
import { ApiError, errorText } from '@/http/apiError'
import type { Page } from '@/lib/decode'
import type { OpenSocket } from '@/platform/socket/types'

import { texts } from '../texts'
import { newestId, type OwnLine } from './lines'
import { createChatLink } from './link'
import { type ChatEvent, chatReducer, initialChat, messageCount } from './reducer'

export const historySize = 100

/** A socket that is long in coming does not hold up the history. */
const socketPatienceMs = 1_500
const againMs = 5_000
/** A page can be known already, when messages were written meanwhile. */
const mostKnownPages = 3
/** A gap that is longer is not read at once. */
const mostGapPages = 5
const calmMs = 2_000

/** What the chat is connected to. */
export interface ChatPorts {
  openSocket: OpenSocket
  socketUrl: () => string
  /** A page of the history, the newest first. */
  list: (page: number, isBackground: boolean) => Promise<Page<ChatMessage>>
  send: (text: string) => Promise<void>
  /** The screen follows so often at most. */
  drawMs: number
  random?: () => number
}

export type Chat = ReturnType<typeof createChat>

/** The chat of one room and one member: socket, history and what is being sent, behind one state. */
export function createChat(me: ChatIdentity, { openSocket, socketUrl, list, send, drawMs, random }: ChatPorts) {
  let state = initialChat(me)
  const listeners = new Set<() => void>()
  let isStopped = true
  let frames: ChatFrame[] = []
  let drawTimer: ReturnType<typeof setTimeout> | undefined
  let lastDrawnMs = -Infinity
  let historyTimer: ReturnType<typeof setTimeout> | undefined
  /** Messages after this one may be missing; undefined = none are. */
  let gapAfterId: number | undefined = 0
  /** How often the socket has opened: what was read before is not whole. */
  let openCount = 0
  let isReading = false
  let ownCount = 0

  function dispatch(event: ChatEvent): void {
    const next = chatReducer(state, event)
    if (next === state || isStopped) return
    state = next
    listeners.forEach((listener) => listener())
  }

  function draw(): void {
    clearTimeout(drawTimer)
    drawTimer = undefined
    if (frames.length === 0) return
    lastDrawnMs = Date.now()
    const drawn = frames
    frames = []
    dispatch({ type: 'frames', frames: drawn })
  }

  const link = createChatLink({
    open: openSocket,
    url: socketUrl,
    random,
    onText(text) {
      const frame = decodeFrame(text)
      if (!frame) return
      frames.push(frame)
      drawTimer ??= setTimeout(draw, Math.max(0, lastDrawnMs + drawMs - Date.now()))
    },
    onLink(next, code) {
      draw()
      if (next === 'lost') gapAfterId ??= newestId(state.lines)
      if (next === 'open') openCount++
      dispatch({ type: 'linked', link: next, why: texts.chat.refused[code] })
      // Without a socket there is still a history to read.
      if (next === 'open' || (next !== 'connecting' && state.hasOlder === undefined)) void readNewest()
    },
  })

  /**
   * The newest page, and further ones until nothing is missing. After a long gap what was before it is let go, as in a
   * room that one has just entered, unless the learner reads there: then the gap is filled in peace.
   */
  async function readNewest(firstPage = 1): Promise<void> {
    clearTimeout(historyTimer)
    if (isReading || isStopped || gapAfterId === undefined) return
    isReading = true
    const knownId = gapAfterId
    const before = { isOpen: state.link === 'open', openCount }
    let newestReadId = knownId
    if (state.hasOlder === undefined) dispatch({ type: 'older', older: 'loading' })
    try {
      for (let page = firstPage; ; page++) {
        const { items, hasMore } = await list(page, page > 1)
        if (isStopped) return
        dispatch({ type: 'history', messages: items, isBeginning: !hasMore })
        newestReadId = items.reduce((most, { id }) => Math.max(most, id), newestReadId)
        const oldestId = items.reduce((least, { id }) => Math.min(least, id), newestReadId)
        if (!hasMore || oldestId <= knownId) break
        if (knownId === 0 || (page >= mostGapPages && state.isAtEnd)) {
          dispatch({ type: 'skipped', toId: oldestId })
          break
        }
        if (page - firstPage === mostGapPages - 1) {
          // Once more the last page: what is recalled meanwhile moves the next one.
          historyTimer = setTimeout(() => void readNewest(page), calmMs)
          return
        }
      }
      const isWhole = before.isOpen && before.openCount === openCount && state.link === 'open'
      gapAfterId = isWhole ? undefined : newestReadId
    } catch (error) {
      dispatch({ type: 'older', older: state.hasOlder === undefined ? 'failed' : 'idle' })
      const waitMs = (error instanceof ApiError && error.retryAfterMs) || againMs
      if (!isStopped && state.link === 'open') historyTimer = setTimeout(() => void readNewest(), waitMs)
      return
    } finally {
      isReading = false
    }
    readWhatIsMissing()
  }

  /** The socket has opened while something else was read. */
  function readWhatIsMissing(): void {
    if (state.link === 'open' && gapAfterId !== undefined) void readNewest()
  }

  async function loadOlder(): Promise<void> {
    if (state.hasOlder === undefined) return readNewest()
    if (isReading || !state.hasOlder || isStopped) return
    isReading = true
    dispatch({ type: 'older', older: 'loading' })
    try {
      const before = messageCount(state)
      const firstPage = Math.floor(before / historySize) + 1
      for (let page = firstPage; page < firstPage + mostKnownPages; page++) {
        const { items, hasMore } = await list(page, false)
        dispatch({ type: 'history', messages: items, isBeginning: !hasMore })
        if (!hasMore || messageCount(state) > before) break
      }
    } catch {
      dispatch({ type: 'older', older: 'failed' })
    } finally {
      isReading = false
    }
    readWhatIsMissing()
  }

  /** Among what was said since. */
  async function lookFor({ key, afterId }: OwnLine): Promise<void> {
    for (let page = 1; page <= mostGapPages && ownLine(key); page++) {
      const { items, hasMore } = await list(page, false)
      dispatch({ type: 'history', messages: items, isBeginning: !hasMore })
      if (!hasMore || items.some(({ id }) => id <= afterId)) return
    }
  }

  async function deliver(key: string, text: string): Promise<void> {
    dispatch({ type: 'sending', key, text })
    try {
      await send(text)
      dispatch({ type: 'sent', key })
    } catch (error) {
      const isUnsure = !(error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'busy'))
      dispatch({ type: 'failed', key, reason: errorText(error), isUnsure })
    }
  }

  const ownLine = (key: string) => state.own.find((line) => line.key === key)

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    dispatch,
    /** @param hasSocket false: there is nothing but the history to read */
    start(hasSocket: boolean): void {
      isStopped = false
      if (!hasSocket) return void readNewest()
      link.start()
      historyTimer = setTimeout(() => void readNewest(), socketPatienceMs)
    },
    /** Nothing of it is left: no socket, no timer, no word to anybody. */
    stop(): void {
      isStopped = true
      link.stop()
      clearTimeout(drawTimer)
      clearTimeout(historyTimer)
      drawTimer = undefined
      frames = []
      gapAfterId ??= newestId(state.lines)
      state = { ...state, link: 'idle' }
    },
    rest: link.rest,
    cut: link.cut,
    wake: link.wake,
    loadOlder,
    send(text: string): void {
      ownCount++
      void deliver(`o${ownCount}`, text)
    },
    /** Once more what has failed; what the server may have taken is looked for first. */
    async resend(key: string): Promise<void> {
      const line = ownLine(key)
      if (line?.status !== 'failed') return
      dispatch({ type: 'sending', key, text: line.text })
      if (line.isUnsure) {
        try {
          await lookFor(line)
        } catch (error) {
          dispatch({ type: 'failed', key, reason: errorText(error), isUnsure: true })
          return
        }
        if (!ownLine(key)) return
      }
      await deliver(key, line.text)
    },
  }
}
