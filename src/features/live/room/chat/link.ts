import { lostCode, type OpenSocket, type Socket } from '@/platform/socket/types'

import type { LinkState } from './reducer'

/** docs/backend/live.md#chat-socket */
const delaysSec = [1, 2, 5, 10]

/** A random delay, so that a class that lost its connection together does not come back in one second. */
export const retryDelayMs = (attempt: number, random: number): number =>
  (delaysSec[attempt] ?? 10) * 1000 * (0.75 + 0.5 * random)

/**
 * With these codes a server refuses for good: wrong login, no right, no such room, another device, over. Others of its own
 * may mean that it is busy, or that the socket was idle.
 */
const isRefusal = (code: number) => [4401, 4403, 4404, 4409, 4410].includes(code)

/** A connection attempt ends after this time without an answer. */
const connectMs = 10_000
/**
 * A socket that stays open this long is a good one. A server refuses by accepting and closing, and must not be asked
 * again each second.
 */
const steadyMs = 10_000
/** Reveals a dead connection, and keeps proxies from closing an idle one. */
const pingMs = 25_000

interface ChatLinkOptions {
  open: OpenSocket
  /** Called before each attempt, because the token may have changed. */
  url: () => string
  onLink: (link: LinkState, code: number) => void
  onText: (text: string) => void
  random?: () => number
}

/** Keeps one socket open, and reconnects when it is lost. */
export function createChatLink({ open, url, onLink, onText, random = Math.random }: ChatLinkOptions) {
  let link: LinkState = 'idle'
  let socket: Socket | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let connectTimer: ReturnType<typeof setTimeout> | undefined
  let steadyTimer: ReturnType<typeof setTimeout> | undefined
  let pingTimer: ReturnType<typeof setInterval> | undefined
  let attempt = 0
  let isResting = false

  function show(next: LinkState, code = 0): void {
    if (next === link) return
    link = next
    onLink(next, code)
  }

  /** Closes the socket and stops its timers. */
  function drop(): void {
    clearTimeout(connectTimer)
    clearTimeout(steadyTimer)
    clearInterval(pingTimer)
    socket?.close()
    socket = undefined
  }

  /** Servers need not answer. */
  function ping(): void {
    clearInterval(pingTimer)
    if (link !== 'open' || isResting) return
    pingTimer = setInterval(() => socket?.send('ping'), pingMs)
  }

  function connect(): void {
    clearTimeout(retryTimer)
    drop()
    // Failed attempts in a row are reported once.
    if (link === 'idle') show('connecting')
    connectTimer = setTimeout(() => lose(lostCode), connectMs)
    socket = open(url(), {
      onOpen() {
        clearTimeout(connectTimer)
        steadyTimer = setTimeout(() => (attempt = 0), steadyMs)
        show('open')
        ping()
      },
      onText,
      onClose(code) {
        if (!isRefusal(code)) return lose(code)
        drop()
        show('refused', code)
      },
    })
  }

  function lose(code: number): void {
    drop()
    show('lost', code)
    clearTimeout(retryTimer)
    if (isResting) return
    retryTimer = setTimeout(connect, retryDelayMs(attempt, random()))
    attempt++
  }

  const isWaiting = () => link === 'lost' && socket === undefined

  return {
    start: connect,
    /** The network is gone or the page hidden: no attempts and no pings until `wake`. An open socket stays. */
    rest(): void {
      isResting = true
      clearTimeout(retryTimer)
      clearInterval(pingTimer)
    },
    /** The network is gone: an open socket is dead, but does not know it. */
    cut(): void {
      if (link === 'idle' || link === 'refused') return
      isResting = true
      lose(lostCode)
    },
    /** The network is back or the page visible: reconnects at once if the socket is lost. */
    wake(): void {
      isResting = false
      attempt = 0
      if (isWaiting()) return connect()
      if (link === 'open') socket?.send('ping')
      ping()
    },
    /** The open socket delivers nothing any more: replaces it. */
    renew(): void {
      if (link === 'open') lose(lostCode)
    },
    stop(): void {
      clearTimeout(retryTimer)
      drop()
      link = 'idle'
    },
  }
}
