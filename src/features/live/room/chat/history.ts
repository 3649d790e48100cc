import type { ChatMessage } from '@/api/liveFrame'
import { ApiError } from '@/http/apiError'
import type { Page } from '@/lib/decode'

import { newestId, type OwnLine } from './lines'
import { type ChatEvent, type ChatState, type LinkState, messageCount } from './reducer'

export const historySize = 100

/** A socket that is long in coming does not hold up the history. */
const socketPatienceMs = 1_500
const againMs = 5_000
/** A page can be known already, when messages were written meanwhile. */
const maxKnownPages = 3
/** A gap that is longer is not read at once. */
const maxGapPages = 5
const calmMs = 2_000

interface HistoryPorts {
  /** A page of the history, the newest first. */
  list: (page: number, isBackground: boolean) => Promise<Page<ChatMessage>>
  getState: () => ChatState
  dispatch: (event: ChatEvent) => void
  isStopped: () => boolean
  /** There was more than the socket, which seemed open, had brought; up to this message. */
  onUnheard: (id: number) => void
}

/** Reads what was said: the newest page, what was missed without a socket, older pages on demand. One at a time. */
export function createHistory({ list, getState, dispatch, isStopped, onUnheard }: HistoryPorts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Messages after this one may be missing; undefined = none are. */
  let gapAfterId: number | undefined = 0
  /** The newest message when the socket was doubted; undefined = it is not. */
  let doubtedAtId: number | undefined
  /** How often the socket has opened: what was read before is not whole. */
  let openCount = 0
  let isReading = false

  /** @returns what came */
  async function read(page: number, isBackground: boolean): Promise<Page<ChatMessage>> {
    const answer = await list(page, isBackground)
    dispatch({ type: 'history', messages: answer.items, isBeginning: !answer.hasMore })
    return answer
  }

  /**
   * The newest page, and further ones until nothing is missing. After a long gap what was before it is let go, as in a
   * room that one has just entered, unless the learner reads there: then the gap is filled in peace.
   */
  async function readNewest(firstPage = 1, isQuiet = false): Promise<void> {
    clearTimeout(timer)
    if (isReading || isStopped() || gapAfterId === undefined) return
    isReading = true
    const knownId = gapAfterId
    const before = { isOpen: getState().link === 'open', openCount }
    let newestReadId = knownId
    if (getState().hasOlder === undefined) dispatch({ type: 'older', older: 'loading' })
    try {
      for (let page = firstPage; ; page++) {
        const { items, hasMore } = await read(page, isQuiet || page > 1)
        if (isStopped()) return
        newestReadId = items.reduce((most, { id }) => Math.max(most, id), newestReadId)
        const oldestId = items.reduce((least, { id }) => Math.min(least, id), newestReadId)
        if (!hasMore || oldestId <= knownId) break
        if (knownId === 0 || (page >= maxGapPages && getState().isAtEnd)) {
          dispatch({ type: 'skipped', toId: oldestId })
          break
        }
        if (page - firstPage === maxGapPages - 1) {
          // Once more the last page: what is recalled meanwhile moves the next one.
          timer = setTimeout(() => void readNewest(page), calmMs)
          return
        }
      }
      const isWhole = before.isOpen && before.openCount === openCount && getState().link === 'open'
      gapAfterId = isWhole ? undefined : newestReadId
      if (isWhole && doubtedAtId !== undefined && newestReadId > doubtedAtId) onUnheard(newestReadId)
      doubtedAtId = undefined
    } catch (error) {
      const { hasOlder, link } = getState()
      dispatch({ type: 'older', older: hasOlder === undefined ? 'failed' : 'idle' })
      const waitMs = (error instanceof ApiError && error.retryAfterMs) || againMs
      if (!isStopped() && link === 'open') timer = setTimeout(() => void readNewest(1, isQuiet), waitMs)
      return
    } finally {
      isReading = false
    }
    readWhatIsMissing()
  }

  /** The socket has opened while something else was read. */
  function readWhatIsMissing(): void {
    if (getState().link === 'open' && gapAfterId !== undefined) void readNewest()
  }

  async function loadOlder(): Promise<void> {
    if (getState().hasOlder === undefined) return readNewest()
    if (isReading || !getState().hasOlder || isStopped()) return
    isReading = true
    dispatch({ type: 'older', older: 'loading' })
    try {
      const before = messageCount(getState())
      const firstPage = Math.floor(before / historySize) + 1
      for (let page = firstPage; page < firstPage + maxKnownPages; page++) {
        const { hasMore } = await read(page, false)
        if (!hasMore || messageCount(getState()) > before) break
      }
    } catch {
      dispatch({ type: 'older', older: 'failed' })
    } finally {
      isReading = false
    }
    readWhatIsMissing()
  }

  return {
    readNewest,
    loadOlder,
    /** Once the socket is there, or has taken too long. */
    awaitSocket(): void {
      timer = setTimeout(() => void readNewest(), socketPatienceMs)
    },
    /** What becomes of the socket, before the chat is told. */
    onLink(link: LinkState): void {
      if (link === 'lost') {
        gapAfterId ??= newestId(getState().lines)
        doubtedAtId = undefined
      }
      if (link === 'open') openCount++
    },
    /**
     * Whether the socket still tells, or is dead without knowing it: what is there is read.
     * @param isQuiet asked by the app itself, within its budget
     */
    doubt(isQuiet: boolean): void {
      if (getState().link !== 'open') return
      doubtedAtId = newestId(getState().lines)
      gapAfterId ??= doubtedAtId
      void readNewest(1, isQuiet)
    },
    /** A line of mine among what was said since. */
    async lookFor({ key, afterId }: OwnLine): Promise<void> {
      const isMissing = () => getState().own.some((line) => line.key === key)
      for (let page = 1; page <= maxGapPages && isMissing(); page++) {
        const { items, hasMore } = await read(page, false)
        if (!hasMore || items.some(({ id }) => id <= afterId)) return
      }
    },
    stop(): void {
      clearTimeout(timer)
      gapAfterId ??= newestId(getState().lines)
    },
  }
}
