import { ApiError } from '@/http/apiError'
import { onSignOut, sameLogin } from '@/stores/session'

import { createQueue, type Failure, type Queue, type QueueWatch } from './queue'
import type { Owed } from './records'
import { ifFree, takeTurn } from './turns'

/** A row: one kind of what is owed. `Of`: what has a queue of its own, such as an attempt. */
interface ChannelSpec<A, Of> {
  /** Of the queue and of the lock under which it is sent: one tab writes (docs/adr/0018). */
  lockOf: (of: Of) => string
  /** What the device has. */
  owedOf: (memberId: number, of: Of) => Owed<A>
  /** Of which something waits on this device, also where a killed browser has forgotten it. */
  listWaiting: (memberId: number) => Promise<Of[]>
  send: (of: Of, address: string, answer: A, timeoutMs: number) => Promise<void>
  isTyped?: (answer: A) => boolean
  /** What was refused at an earlier opening stays so until it is retried. */
  keepsRefused?: true
}

interface OpenQueue<A> {
  queue: Queue<A>
  /** Done when nothing is under way any more; what waits stays on the device. */
  close: () => Promise<void>
}

export interface Channel<A, Of> extends Pick<ChannelSpec<A, Of>, 'lockOf' | 'owedOf'> {
  /**
   * The queue of one member's `of`, shared by all who have it open. Use it only in this tab's turn (`lockOf`,
   * turns.ts), and after `owedOf().restore()`.
   */
  open: (memberId: number, of: Of, watch: QueueWatch) => OpenQueue<A>
  /** What failed at this tab's last tries, whoever has it open. */
  failures: (memberId: number, of: Of) => Failure[]
  /** The server has said that it is over: what waits came too late. */
  isOver: (memberId: number, of: Of) => boolean
  /** What this tab has sent since then, whoever has it open. An older answer of the server lacks it. */
  sentSince: (memberId: number, of: Of, sinceMs: number) => [address: string, answer: A][]
  /** Calls back on every change of the waiting records. @returns the function that stops it */
  watch: (listener: () => void) => () => void
  /**
   * Sends what waits, no page has open, and is not over. What came too late is reported where the learner opens it.
   * @param onSent called for each that reached the server
   * @returns whether some of it may get through later
   */
  sendWaiting: (memberId: number, onSent?: () => void) => Promise<boolean>
}

interface Lane<A> {
  queue: Queue<A>
  watches: Set<QueueWatch>
  isClosing: boolean
  isOver: boolean
}

export function defineChannel<A, Of>(spec: ChannelSpec<A, Of>): Channel<A, Of> {
  const { lockOf, owedOf, listWaiting, send, isTyped = () => false } = spec
  /** The starter needs these after closing: what was refused, and the pace. */
  const lanes = new Map<string, Lane<A>>()

  const sent = new Map<string, Map<string, { answer: A; atMs: number }>>()

  // Nothing of one member may go out under the next one's login.
  onSignOut(() => {
    lanes.forEach(({ queue }) => queue.stop())
    lanes.clear()
    sent.clear()
  })

  const listeners = new Set<() => void>()
  function watch(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  const keyOf = (memberId: number, of: Of) => `${memberId}:${lockOf(of)}`

  function create(memberId: number, of: Of): Lane<A> {
    const watches = new Set<QueueWatch>()
    const isTheirs = sameLogin()
    const arrived = sent.get(keyOf(memberId, of)) ?? new Map<string, { answer: A; atMs: number }>()
    sent.set(keyOf(memberId, of), arrived)
    const queue = createQueue<A>({
      ...{ owed: owedOf(memberId, of), isTyped },
      async send(address, answer, timeoutMs) {
        // Calls carry the stored token, which another tab may have changed.
        if (!isTheirs()) throw new ApiError('aborted')
        await send(of, address, answer, timeoutMs)
        arrived.set(address, { answer, atMs: Date.now() })
      },
      onChange(state) {
        watches.forEach((one) => one.onChange?.(state))
        listeners.forEach((listener) => listener())
      },
      onSent: (address) => watches.forEach((watch) => watch.onSent?.(address)),
      onOver() {
        lane.isOver = true
        watches.forEach((one) => one.onOver?.())
      },
    })
    const lane = { queue, watches, isClosing: false, isOver: false }
    return lane
  }

  function reopen(memberId: number, of: Of, watch: QueueWatch): OpenQueue<A> {
    const known = lanes.get(keyOf(memberId, of))
    const lane = known ?? create(memberId, of)
    lanes.set(keyOf(memberId, of), lane)
    lane.watches.add(watch)
    // Other tabs wait until nothing of this one is under way, which may be after its page was left.
    const leaveTurn = takeTurn(lockOf(of), { onAcquired: () => undefined })
    if (known) lane.queue.resume()
    return {
      queue: lane.queue,
      async close() {
        lane.watches.delete(watch)
        if (lane.watches.size === 0) {
          lane.isClosing = true
          await lane.queue.pause()
          lane.isClosing = false
        }
        leaveTurn()
      },
    }
  }

  const isOpen = (memberId: number, of: Of) => (lanes.get(keyOf(memberId, of))?.watches.size ?? 0) > 0

  /** A page begins anew, unless what was refused stays so or something is still under way. */
  function open(memberId: number, of: Of, watch: QueueWatch): OpenQueue<A> {
    const known = lanes.get(keyOf(memberId, of))
    if (!spec.keepsRefused && !isOpen(memberId, of) && !known?.isClosing) lanes.delete(keyOf(memberId, of))
    return reopen(memberId, of, watch)
  }

  const failures = (memberId: number, of: Of) =>
    (lanes.get(keyOf(memberId, of))?.queue.left() ?? []).flatMap(({ failure }) => failure ?? [])

  const sentSince = (memberId: number, of: Of, sinceMs: number) =>
    [...(sent.get(keyOf(memberId, of)) ?? [])].flatMap(([address, { answer, atMs }]): [string, A][] =>
      atMs >= sinceMs ? [[address, answer]] : [],
    )

  const isOver = (memberId: number, of: Of) => lanes.get(keyOf(memberId, of))?.isOver === true

  async function sendWaiting(memberId: number, onSent?: () => void): Promise<boolean> {
    let isLeft = false
    const sendOne = async (of: Of) => {
      await owedOf(memberId, of).restore()
      const { queue, close } = reopen(memberId, of, { onSent })
      queue.networkIsBack()
      await queue.settled(true)
      isLeft ||= !isOver(memberId, of) && queue.left().some(({ failure }) => !failure?.isFinal)
      await close()
    }
    const sendable = (await listWaiting(memberId)).filter((of) => !isOpen(memberId, of) && !isOver(memberId, of))
    await Promise.all(sendable.map((of) => ifFree(lockOf(of), () => sendOne(of))))
    return isLeft
  }

  return { lockOf, owedOf, open, failures, sentSince, isOver, watch, sendWaiting }
}
