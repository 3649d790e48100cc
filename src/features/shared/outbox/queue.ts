import { ApiError, errorText, isFinal, isRefusedWith, mayPass, refusalText } from '@/http/apiError'

import { createPace, patienceMsOf, restMs, waitMsOf } from './pace'
import type { Owed } from './records'

/** A failed try. */
export interface Failure {
  address: string
  reason: string
  /** Refused: it is not sent again by itself. */
  isFinal: boolean
  error: unknown
}

export interface QueueState {
  /** The number that is only on this device: waiting, under way, or refused. */
  waiting: number
  /** One is under way, or soon will be. False with some waiting: the last try failed. */
  isSending: boolean
  /** Those that the server refuses. */
  refused: readonly Failure[]
}

/** Hears of a queue's progress. */
export interface QueueWatch {
  onChange?: (state: QueueState) => void
  /** The server has it. */
  onSent?: (address: string) => void
  /** The server says that it is over (考试已结束); nothing more is sent. */
  onOver?: () => void
}

interface QueueOptions<A> extends QueueWatch {
  owed: Owed<A>
  /** @throws ApiError 'timeout' after `timeoutMs` without an answer */
  send: (address: string, answer: A, timeoutMs: number) => Promise<void>
  /** It rests a moment before it is sent, because more of it is probably coming. */
  isTyped: (answer: A) => boolean
  random?: () => number
}

/** What is owed of one kind: first on the device, then sent until the server has it. */
export interface Queue<A> {
  state(): QueueState
  /** Stores it at once, and sends it in its turn. */
  put(address: string, answer: A): void
  /** Sends typed text now. */
  hurry(): void
  /** The network is back: tries again, unless the server has named a time. */
  networkIsBack(): void
  /** Sends a refused one once more. */
  retry(address: string): void
  /** Gives one up, and deletes it from the device. Resolves when it is not under way any more. */
  letGo(address: string): Promise<void>
  /**
   * Sends all that waits, refused ones too. Resolves when each is on the server or was tried since; `left` then says
   * what failed. Without a network it goes on waiting.
   * @param isHasty does not wait for a network, and leaves refused ones alone
   * @returns false: it is over, or paused
   */
  settled(isHasty?: boolean): Promise<boolean>
  /** What is only on this device, in order, with the last try's failure; null = not tried yet, or no network. */
  left(): { address: string; failure: Failure | null }[]
  /** Sends nothing until `resume`. Resolves when nothing is under way. */
  pause(): Promise<void>
  /** Goes on with what is on the device now. */
  resume(): void
  /** It is over: nothing more is sent. What waits stays on the device. */
  stop(): void
}

interface Entry<A> {
  address: string
  answer: A
  dueMs: number
  /** It was on the device when the queue began. */
  isFound: boolean
  failure: Failure | null
  failures: number
  /** The pause after its failures. */
  pauseMs: number
  /** Tried since somebody has asked to settle everything. */
  isTried: boolean
}

/** What waits, in the order of giving; of each question only the last answer. */
function createWaitingList<A>(owed: Owed<A>) {
  const entries = new Map<string, Entry<A>>()
  const add = (address: string, answer: A, dueMs: number, isFound: boolean) => {
    entries.delete(address)
    entries.set(address, { address, answer, dueMs, isFound, failure: null, failures: 0, pauseMs: 0, isTried: false })
  }
  const all = () => [...entries.values()]
  const open = () => all().filter(({ failure }) => !failure?.isFinal)
  return {
    all,
    get: (address: string) => entries.get(address),
    /** Reads what another tab has added or sent meanwhile. */
    read(): void {
      const found = new Map(owed.list())
      for (const entry of all()) {
        const answer = found.get(entry.address)
        const isSame = answer !== undefined && JSON.stringify(answer) === JSON.stringify(entry.answer)
        if (isSame) entry.isFound = true
        else entries.delete(entry.address)
      }
      for (const [address, answer] of found) if (!entries.has(address)) add(address, answer, 0, true)
    },
    isDueBy: (ms: number) => open().some(({ dueMs }) => dueMs <= ms),
    /** @param isSettling each is tried once, before any is tried again */
    first(isSettling: boolean): Entry<A> | undefined {
      const candidates = isSettling ? all().filter(({ isTried }) => !isTried) : open()
      return candidates.sort((one, other) => one.dueMs - other.dueMs)[0]
    },
    put(address: string, answer: A, dueMs: number): void {
      owed.set(address, answer)
      add(address, answer, dueMs, false)
    },
    /** Removes it from the list and the device, unless it was answered again meanwhile. */
    drop(entry: Entry<A>): void {
      if (entries.get(entry.address) !== entry) return
      entries.delete(entry.address)
      owed.remove(entry.address, entry.answer)
    },
  }
}

/** The failure concerns this one only: the server was reached, and others may get through. */
const isItsOwn = ({ kind }: ApiError) => kind !== 'offline' && kind !== 'busy'

/**
 * Sends one at a time, in the order of giving, of each address only the last, until the server has it. A failed one
 * goes behind the others; a refused one steps aside.
 */
export function createQueue<A>(options: QueueOptions<A>): Queue<A> {
  const { owed, send, isTyped, random } = options
  const pace = createPace(random)
  const waiting = createWaitingList(owed)
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: string | undefined
  let isPaused = false
  let isStopped = false
  let settlers: { isHasty: boolean; done: (isTried: boolean) => void }[] = []
  let resters: (() => void)[] = []

  /** Somebody hands in, and waits for it. */
  const isSettling = () => settlers.length > 0
  const isAtRest = () => isStopped || isPaused

  const state = (): QueueState => ({
    waiting: waiting.all().length,
    isSending: !isAtRest() && !pace.hasFailed() && waiting.isDueBy(Date.now() + restMs),
    refused: waiting.all().flatMap(({ failure }) => (failure?.isFinal ? [failure] : [])),
  })

  function tell(): void {
    options.onChange?.(state())
    if (isAtRest() || waiting.all().every(({ isTried }) => isTried)) release(() => true)
  }

  /** Nothing is left to wait for. */
  function release(isDone: (settler: { isHasty: boolean }) => boolean): void {
    const done = settlers.filter(isDone)
    settlers = settlers.filter((settler) => !done.includes(settler))
    done.forEach((settler) => settler.done(!isAtRest()))
  }

  function plan(): void {
    clearTimeout(timer)
    if (isAtRest() || underWay !== undefined) return
    const next = waiting.first(isSettling())
    if (next) timer = setTimeout(() => void sendOne(next), pace.waitMs(next.dueMs, isSettling(), next.pauseMs))
  }

  async function sendOne(entry: Entry<A>): Promise<void> {
    const { address } = entry
    underWay = address
    const stored = owed.get(address)
    // An answer that another tab has given since must not be overwritten.
    if (stored) entry.answer = stored
    if (isTyped(entry.answer)) pace.typingGoes()
    try {
      // It was on the device at the beginning and is gone since: another tab has sent it.
      if (stored || !entry.isFound) await send(address, entry.answer, patienceMsOf(entry.failures))
      pace.reached()
      waiting.drop(entry)
      options.onSent?.(address)
    } catch (error) {
      fail(entry, error)
    }
    underWay = undefined
    resters.forEach((rested) => rested())
    resters = []
    tell()
    plan()
  }

  function fail(entry: Entry<A>, error: unknown): void {
    const isRefused = isFinal(error) && !isRefusedWith(error, 'attemptOver')
    const reason = isRefused ? refusalText(error) : errorText(error)
    const failure = { address: entry.address, reason, isFinal: isRefused, error }
    if (isRefused) {
      pace.reached()
      Object.assign(entry, { failure, isTried: true })
    } else if (mayPass(error)) {
      pace.failed(error)
      if (isItsOwn(error)) {
        const failures = entry.failures + 1
        const pauseMs = waitMsOf(error, failures, random)
        Object.assign(entry, { failure, failures, pauseMs, dueMs: Date.now() + pauseMs, isTried: true })
      } else {
        if (error.kind === 'busy' && !isSettling()) entry.dueMs = pace.dueMs(isTyped(entry.answer))
        release(({ isHasty }) => isHasty)
      }
    } else {
      // It is over, or nobody is logged in any more: the page comes back to it.
      isStopped = true
      if (isFinal(error)) options.onOver?.()
    }
  }

  /** Resolves when nothing is under way. */
  const rest = () => new Promise<void>((rested) => resters.push(rested))

  function hurry(): void {
    for (const entry of waiting.all()) if (!entry.failure) entry.dueMs = Math.min(entry.dueMs, Date.now())
    plan()
  }

  waiting.read()
  plan()
  tell()
  return {
    state,
    put(address, answer) {
      waiting.put(address, answer, pace.dueMs(isTyped(answer)))
      tell()
      plan()
    },
    hurry,
    networkIsBack() {
      pace.networkIsBack()
      for (const entry of waiting.all()) entry.dueMs = Math.min(entry.dueMs, Date.now())
      plan()
    },
    retry(address) {
      const entry = waiting.get(address)
      if (entry) Object.assign(entry, { failure: null, failures: 0, pauseMs: 0, dueMs: Date.now(), isTried: false })
      tell()
      plan()
    },
    async letGo(address) {
      const entry = waiting.get(address)
      if (entry) waiting.drop(entry)
      tell()
      plan()
      if (underWay === address) await rest()
    },
    settled(isHasty = false) {
      const entries = waiting.all()
      if (entries.length === 0 || isAtRest()) return Promise.resolve(!isAtRest())
      for (const entry of entries) {
        entry.isTried = isHasty && entry.failure?.isFinal === true
        entry.dueMs = Math.min(entry.dueMs, Date.now())
      }
      const settling = new Promise<boolean>((done) => settlers.push({ isHasty, done }))
      tell()
      plan()
      return settling
    },
    left: () => waiting.all().map(({ address, failure }) => ({ address, failure })),
    async pause() {
      isPaused = true
      clearTimeout(timer)
      tell()
      if (underWay !== undefined) await rest()
    },
    resume() {
      isPaused = isStopped = false
      waiting.read()
      tell()
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      tell()
    },
  }
}
