import { lostCode, type OpenSocket, type Socket } from '@/platform/socket/types'

import type { LinkState } from './reducer'

/** docs/backend/live.md#chat-socket */
const delaysSec = [1, 2, 5, 10]

/** Spread around the delay: a class that was cut off together does not come back in one second. */
export const retryDelayMs = (attempt: number, random: number): number =>
  (delaysSec[attempt] ?? 10) * 1000 * (0.75 + 0.5 * random)

/** Codes with which a server refuses for good: who I am, what I may, where I am. */
const isRefusal = (code: number) => code >= 4000 && code < 5000

/** An attempt that nobody answers is given up. */
const connectMs = 10_000
/** A word now and then: a connection that has died without one is noticed, and none is taken for idle. */
const pingMs = 25_000

interface ChatLinkOptions {
  open: OpenSocket
  /** Asked before each attempt, since the token may have changed. */
  url: () => string
  onLink: (link: LinkState, code: number) => void
  onText: (text: string) => void
  random?: () => number
}

/** Keeps one socket open, and comes back when it is lost. */
export function createChatLink({ open, url, onLink, onText, random = Math.random }: ChatLinkOptions) {
  let link: LinkState = 'idle'
  let socket: Socket | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let connectTimer: ReturnType<typeof setTimeout> | undefined
  let pingTimer: ReturnType<typeof setInterval> | undefined
  let attempt = 0
  let isResting = false

  function show(next: LinkState, code = 0): void {
    if (next === link) return
    link = next
    onLink(next, code)
  }

  /** Nothing of the socket is left. */
  function drop(): void {
    clearTimeout(connectTimer)
    clearInterval(pingTimer)
    socket?.close()
    socket = undefined
  }

  /** Servers need not answer it. */
  function ping(): void {
    clearInterval(pingTimer)
    if (link !== 'open' || isResting) return
    pingTimer = setInterval(() => socket?.send('ping'), pingMs)
  }

  function connect(): void {
    clearTimeout(retryTimer)
    drop()
    // A failed attempt is told once, not with every further one.
    if (link === 'idle') show('connecting')
    connectTimer = setTimeout(() => lose(lostCode), connectMs)
    socket = open(url(), {
      onOpen() {
        clearTimeout(connectTimer)
        attempt = 0
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
    /** The network is gone, or nobody looks: no attempts and no words until `wake`. What is open stays. */
    rest(): void {
      isResting = true
      clearTimeout(retryTimer)
      clearInterval(pingTimer)
    },
    /** The network is gone: what is open is dead without knowing it. */
    cut(): void {
      if (link === 'idle' || link === 'refused') return
      isResting = true
      lose(lostCode)
    },
    /** The network is back, or somebody looks: at once, if it is lost. */
    wake(): void {
      isResting = false
      attempt = 0
      if (isWaiting()) return connect()
      if (link === 'open') socket?.send('ping')
      ping()
    },
    /** What is open tells nothing any more. */
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
