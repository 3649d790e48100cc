import { lostCode, type OpenSocket } from '@/platform/socket/types'

import type { LinkState } from './reducer'

/** docs/backend/live.md#chat-socket */
const delaysSec = [1, 2, 5, 10]

/** Spread around the delay: a class that was cut off together does not come back in one second. */
export const retryDelayMs = (attempt: number, random: number): number =>
  (delaysSec[attempt] ?? 10) * 1000 * (0.75 + 0.5 * random)

/** Codes with which a server refuses for good: who I am, what I may, where I am. */
const isRefusal = (code: number) => code >= 4000 && code < 5000

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
  let close: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let attempt = 0
  let isResting = false

  function show(next: LinkState, code = 0): void {
    if (next === link) return
    link = next
    onLink(next, code)
  }

  function connect(): void {
    clearTimeout(timer)
    close?.()
    // A failed attempt is told once, not with every further one.
    if (link === 'idle') show('connecting')
    close = open(url(), {
      onOpen() {
        attempt = 0
        show('open')
      },
      onText,
      onClose(code) {
        close = undefined
        if (isRefusal(code)) show('refused', code)
        else lose(code)
      },
    })
  }

  function lose(code: number): void {
    show('lost', code)
    clearTimeout(timer)
    if (isResting) return
    timer = setTimeout(connect, retryDelayMs(attempt, random()))
    attempt++
  }

  const isWaiting = () => link === 'lost' && close === undefined

  return {
    start: connect,
    /** The network is gone, or nobody looks: no attempts until `wake`. What is open stays. */
    rest(): void {
      isResting = true
      clearTimeout(timer)
    },
    /** The network is gone: what is open is dead without knowing it. */
    cut(): void {
      if (link === 'idle' || link === 'refused') return
      close?.()
      close = undefined
      isResting = true
      lose(lostCode)
    },
    /** The network is back, or somebody looks: at once, if it is lost. */
    wake(): void {
      isResting = false
      attempt = 0
      if (isWaiting()) connect()
    },
    stop(): void {
      clearTimeout(timer)
      close?.()
      close = undefined
      link = 'idle'
    },
  }
}
