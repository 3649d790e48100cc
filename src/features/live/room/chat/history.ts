import type { ChatMessage } from '@/api/liveFrame'
import { ApiError } from '@/http/apiError'
import type { Page } from '@/lib/decode'

import { isSince, newestId, type OwnLine } from './lines'
import { type ChatEvent, type ChatState, type LinkState, messageCount } from './reducer'

export const historySize = 100

/** The history waits this long for a slow socket. */
const socketPatienceMs = 1_500
const againMs = 5_000
/** When messages were written meanwhile, a page may bring only known ones. Then the next is read, up to this number. */
const maxKnownPages = 3
/** A longer gap is not read at once. */
const maxGapPages = 5
const calmMs = 2_000

interface HistoryPorts {
  /** A page of the history, newest first. */
  list: (page: number, isBackground: boolean) => Promise<Page<ChatMessage>>
  getState: () => ChatState
  dispatch: (event: ChatEvent) => void
  isStopped: () => boolean
  /** The socket seemed open, but has missed messages up to this one. */
  onMissed: (id: number) => void
}

/** Reads messages: the newest page, what was missed without a socket, and older pages on demand. One read at a time. */
export function createHistory({ list, getState, dispatch, isStopped, onMissed }: HistoryPorts) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Messages after this one may be missing; undefined = none. */
  let gapAfterId: number | undefined = 0
  /** The newest message when the socket came into doubt; undefined = no doubt. */
  let doubtedAtId: number | undefined
  /** The number of times the socket has opened. A page read before the last opening may be incomplete. */
  let openCount = 0
  let isReading = false

  async function read(page: number, isBackground: boolean, knownId = 0): Promise<Page<ChatMessage>> {
    const answer = await list(page, isBackground)
    dispatch({ type: 'history', messages: answer.items, isBeginning: !answer.hasMore, knownId })
    return answer
  }

  /**
   * Reads the newest page, and further ones until no gap is left. After a long gap the lines before it are dropped, as
   * in a room just entered. If the learner is reading there, the gap is filled slowly instead.
   */
  async function readNewest(firstPage = 1, isQuiet = false): Promise<void> {
    clearTimeout(timer)
    if (isReading || isStopped() || gapAfterId === undefined) return
    isReading = true
    const knownId = gapAfterId
    // What an open socket has just brought, the history may not have yet.
    const settledId = doubtedAtId === undefined ? knownId : 0
    const sent = getState().own.filter(({ status }) => status === 'sent')
    const before = { isOpen: getState().link === 'open', openCount }
    let newestReadId = knownId
    if (getState().hasOlder === undefined) dispatch({ type: 'older', older: 'loading' })
    try {
      for (let page = firstPage; ; page++) {
        const { items, hasMore } = await read(page, isQuiet || page > 1, page === 1 ? settledId : 0)
        if (isStopped()) return
        newestReadId = items.reduce((max, { id }) => Math.max(max, id), newestReadId)
        const oldestId = items.reduce((least, { id }) => Math.min(least, id), newestReadId)
        if (!hasMore || oldestId <= knownId) break
        if (knownId === 0 || (page >= maxGapPages && getState().isAtEnd)) {
          dispatch({ type: 'skipped', toId: oldestId })
          break
        }
        if (page - firstPage === maxGapPages - 1) {
          // The next read repeats the last page, because recalled messages shift the pages.
          timer = setTimeout(() => void readNewest(page), calmMs)
          return
        }
      }
      // A reading that goes on from a later page says nothing about what was sent meanwhile.
      if (sent.length > 0 && firstPage === 1) dispatch({ type: 'unechoed', keys: sent.map(({ key }) => key) })
      const isWhole = before.isOpen && before.openCount === openCount && getState().link === 'open'
      gapAfterId = isWhole ? undefined : newestReadId
      if (isWhole && doubtedAtId !== undefined && newestReadId > doubtedAtId) onMissed(newestReadId)
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

  /** The socket may have opened during another read. */
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
    /** Reads when the socket has opened, or when the wait for it is over. */
    awaitSocket(): void {
      timer = setTimeout(() => void readNewest(), socketPatienceMs)
    },
    /** To be called before the chat is told. */
    onLink(link: LinkState): void {
      if (link === 'lost' || link === 'refused') {
        gapAfterId ??= newestId(getState().lines)
        doubtedAtId = undefined
      }
      if (link === 'open') openCount++
    },
    /**
     * Reads the newest page to find out whether the open socket still delivers.
     * @param isQuiet the app itself asks, within its rate limit
     */
    doubt(isQuiet: boolean): void {
      if (getState().link !== 'open') return
      doubtedAtId = newestId(getState().lines)
      gapAfterId ??= doubtedAtId
      void readNewest(1, isQuiet)
    },
    /** Searches the newer messages for the learner's own line. */
    async findSent(line: OwnLine): Promise<void> {
      const isMissing = () => getState().own.some(({ key }) => key === line.key)
      for (let page = 1; page <= maxGapPages && isMissing(); page++) {
        const { items, hasMore } = await read(page, false)
        if (!hasMore || !items.every((message) => isSince(message, line))) return
      }
    },
    stop(): void {
      clearTimeout(timer)
      gapAfterId ??= newestId(getState().lines)
    },
  }
}
