import { ApiError, errorText, isFinal, mayPass } from '@/http/apiError'

import { createSavePace, restMs } from './savePace'

/** What is on the device and not yet on the server, oldest first. */
export interface Unsent<A> {
  list(): [address: string, answer: A][]
  /** Null = the device has none. */
  get(address: string): A | null
  set(address: string, answer: A): void
  /** The server has it; a newer one of another tab stays. */
  remove(address: string, sent: A): void
}

export interface SaveState {
  /** Answers that are only on this device, with those on their way. */
  waiting: number
  /** One is on its way, or soon will be. False with answers waiting: the last try failed. */
  isSending: boolean
  /** Of those that wait, what the server does not take: it stays on the device and on screen. */
  refused: string | null
}

export interface SaveQueueOptions<A> {
  unsent: Unsent<A>
  send: (address: string, answer: A) => Promise<void>
  /** Rests a moment before it is sent: more of it is probably on its way. */
  isTyped: (answer: A) => boolean
  onChange: (state: SaveState) => void
  /** The server says that the attempt is over; nothing more is sent. */
  onOver: () => void
  /**
   * The server will never take it: it is given up, and leaves the device. Absent: it stays there and on screen, to be
   * answered anew.
   */
  onRefused?: (reason: string) => void
  random?: () => number
}

export interface SaveQueue<A> {
  /** To the device at once, to the server as soon as its turn comes. */
  put(address: string, answer: A): void
  /** What was typed goes now. */
  hurry(): void
  /** The network is back: tries again, unless the server has named a time. */
  retry(): void
  /** Done when nothing waits any more but what was refused, or the attempt is over. */
  emptied(): Promise<void>
  /** Nothing more is sent; what waits stays on the device. */
  stop(): void
}

interface Entry<A> {
  answer: A
  dueMs: number
  isRefused: boolean
  /** Was on the device when the queue began. */
  isFound: boolean
}

/** What waits, in the order in which it was given; the last answer of a question alone. */
function createWaitingList<A>(unsent: Unsent<A>) {
  const entries = new Map<string, Entry<A>>()
  for (const [address, answer] of unsent.list()) {
    entries.set(address, { answer, dueMs: 0, isRefused: false, isFound: true })
  }
  /** What may still be sent. */
  const open = () => [...entries].filter(([, { isRefused }]) => !isRefused)
  return {
    count: () => entries.size,
    isDone: () => open().length === 0,
    isDueBy: (ms: number) => open().some(([, { dueMs }]) => dueMs <= ms),
    first: () => open().sort(([, one], [, other]) => one.dueMs - other.dueMs)[0],
    put(address: string, answer: A, dueMs: number): void {
      unsent.set(address, answer)
      entries.delete(address)
      entries.set(address, { answer, dueMs, isRefused: false, isFound: false })
    },
    /** Off the list and off the device, unless it was answered anew meanwhile. */
    drop(address: string, entry: Entry<A>): void {
      if (entries.get(address) !== entry) return
      entries.delete(address)
      unsent.remove(address, entry.answer)
    },
    /** All of it is due. */
    hurry(): void {
      for (const entry of entries.values()) entry.dueMs = Math.min(entry.dueMs, Date.now())
    },
  }
}

/** The words of a server that has ended the attempt. */
const overText = '考试已结束'

/**
 * The saves of one attempt or practice: one at a time, in the order in which they were given, the last answer of a question alone,
 * and tried until the server has it.
 */
export function createSaveQueue<A>({
  unsent,
  send,
  isTyped,
  onChange,
  onOver,
  onRefused,
  random,
}: SaveQueueOptions<A>): SaveQueue<A> {
  const pace = createSavePace(random)
  const waiting = createWaitingList(unsent)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isUnderWay = false
  let isStopped = false
  let refusal: string | null = null
  let waiters: (() => void)[] = []

  /** Somebody hands in, and waits for it. */
  const isEmptying = () => waiters.length > 0

  function tell(): void {
    const isSending = !pace.hasFailed() && waiting.isDueBy(Date.now() + restMs)
    onChange({ waiting: waiting.count(), isSending, refused: refusal })
    if (waiting.isDone() || isStopped) release()
  }

  /** Nothing is left to wait for. */
  function release(): void {
    waiters.forEach((done) => done())
    waiters = []
  }

  function hurry(): void {
    waiting.hurry()
    plan()
  }

  function plan(): void {
    clearTimeout(timer)
    if (isStopped || isUnderWay) return
    const next = waiting.first()
    if (!next) return
    timer = setTimeout(() => void sendOne(...next), pace.waitMs(next[1].dueMs, isEmptying()))
  }

  async function sendOne(address: string, entry: Entry<A>): Promise<void> {
    isUnderWay = true
    const kept = unsent.get(address)
    // What another tab has answered since must not be overwritten.
    if (kept) entry.answer = kept
    if (isTyped(entry.answer)) pace.typingGoes()
    try {
      // Found, and gone since: another tab has sent it.
      if (kept || !entry.isFound) await send(address, entry.answer)
      pace.reached()
      waiting.drop(address, entry)
    } catch (error) {
      fail(address, entry, error)
    }
    isUnderWay = false
    tell()
    plan()
  }

  function fail(address: string, entry: Entry<A>, error: unknown): void {
    if (onRefused && isFinal(error)) {
      pace.reached()
      waiting.drop(address, entry)
      onRefused(errorText(error))
    } else if (mayPass(error)) {
      pace.failed(error)
      if (error.kind === 'busy' && !isEmptying()) entry.dueMs = pace.dueMs(isTyped(entry.answer))
    } else if (isFinal(error) && errorText(error) !== overText) {
      entry.isRefused = true
      refusal = errorText(error)
    } else {
      // Over, or nobody is logged in any more: the page comes back to it.
      isStopped = true
      if (error instanceof ApiError && error.kind === 'rejected') onOver()
    }
  }

  plan()
  tell()
  return {
    put(address, answer) {
      waiting.put(address, answer, pace.dueMs(isTyped(answer)))
      tell()
      plan()
    },
    hurry,
    retry() {
      pace.networkIsBack()
      plan()
    },
    emptied() {
      if (waiting.isDone() || isStopped) return Promise.resolve()
      const done = new Promise<void>((resolve) => waiters.push(resolve))
      hurry()
      return done
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      release()
    },
  }
}
