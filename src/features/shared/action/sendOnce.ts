import * as v from 'valibot'

import { ApiError, isOutcomeUnknown } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { connection } from '@/platform/connection'
import { type Lookup, type Mine, type Mutation, sentOf } from '@/queries/mutation'
import { ownRecords } from '@/stores/memberRecords'
import { currentMemberId, sameLogin, useSession } from '@/stores/session'

import { ask } from '../dialog'
import { texts } from './texts'

/** Fingerprints, since this outlives the logout. */
const trySchema = v.object({
  /** An older release noted the words themselves. */
  words: v.string(),
  /** Of all that was sent, which the server's list does not have. '' = an older release did not note it. */
  whole: v.optional(v.string(), ''),
  /**
   * What the server had before the first try: the highest number, and ids that are no numbers; null = the server does
   * not say.
   */
  before: v.nullable(v.object({ newestId: v.number(), ids: v.array(v.string()) })),
  startedAtMs: v.number(),
})

type Try = v.InferOutput<typeof trySchema>

/** A short number for a text: tells whether another one is the same, without keeping what it says. */
function fingerprint(text: string): string {
  let sum = 5381
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(i)) >>> 0
  return sum.toString(36)
}

const weekMs = 7 * 24 * 60 * 60_000

/** The member's tries without an answer, by place. They survive the app and the login: done twice would cost. */
const ownTries = ownRecords(
  {
    name: 'unanswered',
    schema: trySchema,
    expiry: { nowMs: serverClock.now, endMs: ({ startedAtMs }) => startedAtMs + weekMs },
  },
  (_, found) => found,
)

/** The learned server clock may be off by this much. */
const clockToleranceMs = 60_000

/** Asking is impossible now, so nothing is sent either. */
const isCutOff = (error: unknown) => error instanceof ApiError && ['offline', 'timeout', 'busy'].includes(error.kind)

/** Null = this server does not say. @throws ApiError when it cannot be asked now */
async function readNewest<A, R>({ newest }: Lookup<A, R>, given: A): Promise<Mine<R>[] | null> {
  try {
    return await newest(given, useSession.getState().user)
  } catch (error) {
    if (isCutOff(error)) throw error
    return null
  }
}

function begin(words: string, whole: string, mine: Mine<unknown>[] | null): Try {
  const ids = mine?.map(({ id }) => id) ?? []
  const newestId = Math.max(0, ...ids.filter((id) => typeof id === 'number'))
  const before = mine && { newestId, ids: ids.filter((id) => typeof id === 'string') }
  return { words, whole, before, startedAtMs: serverClock.now() }
}

function isNewer({ before, startedAtMs }: Try, { id, createdAt }: Mine<unknown>): boolean {
  if (!before) return false
  if (typeof id === 'number') return id > before.newestId
  return !before.ids.includes(id) && (createdAt?.getTime() ?? Infinity) >= startedAtMs - clockToleranceMs
}

const isOf = (attempt: Try, words: string | null) =>
  words !== null && [words, fingerprint(words)].includes(attempt.words)

/** The thing that a try has made: the same words, and newer than what was there before. */
const madeBy = <R>(attempt: Try, mine: Mine<R>[]): Mine<R> | undefined =>
  mine.find((one) => (isOf(attempt, one.words) || one.words === '') && isNewer(attempt, one))

interface Creating<A, R> extends Pick<Mutation<A, R>, 'call'> {
  findMine: Lookup<A, R>
}

/** What an earlier try in this place has made, and what is there now. @throws 'aborted' when that stays unknown */
async function settleEarlier<A, R>({ findMine }: Creating<A, R>, given: A, earlier: Try) {
  const mine = earlier.before && (await readNewest(findMine, given))
  if (mine) return { made: madeBy(earlier, mine), mine }
  if (!(await ask(texts.maybeSent))) throw new ApiError('aborted')
  return { made: undefined, mine: null }
}

async function send<A, R>(mutation: Creating<A, R>, key: string, given: A, isTheirs: () => boolean): Promise<R> {
  const { call, findMine } = mutation
  // When another member has logged in, the note stays, for its own.
  const tries = () => (isTheirs() ? ownTries() : undefined)
  const words = findMine.words(given)
  const whole = fingerprint(JSON.stringify(sentOf(findMine, given)))
  const earlier = tries()?.get(key)
  const settled = earlier && (await settleEarlier(mutation, given, earlier))
  if (earlier && settled?.made) {
    tries()?.remove(key)
    const isWhole = earlier.whole === '' ? isOf(earlier, words) : earlier.whole === whole
    if (isWhole) return settled.made.answer
    throw new ApiError('rejected', { message: texts.earlierArrived })
  }
  const isSame = earlier ? isOf(earlier, words) : false
  const now =
    earlier && isSame
      ? { ...earlier, whole }
      : begin(fingerprint(words), whole, settled ? settled.mine : await readNewest(findMine, given))
  // By now another member may have logged in.
  if (!isTheirs()) throw new ApiError('aborted')
  tries()?.set(key, now)
  const wasOnline = connection.isOnline()
  try {
    const answer = await call(given)
    tries()?.remove(key)
    return answer
  } catch (error) {
    const hasNotLeft = !wasOnline && error instanceof ApiError && error.kind === 'offline'
    // The refusal may answer a second call: browsers repeat a call by themselves when its connection breaks.
    const mine = now.before && !hasNotLeft ? await readNewest(findMine, given).catch(() => null) : null
    const made = mine && madeBy(now, mine)
    if (made || (!isSame && (hasNotLeft || !isOutcomeUnknown(error)))) tries()?.remove(key)
    if (!made) throw error
    return made.answer
  }
}

/** A try that an older release left behind. `newestId`: the newest thing before it. */
export function storeTry(place: string, newestId: number): void {
  ownTries()?.set(place, { words: '', whole: '', before: { newestId, ids: [] }, startedAtMs: serverClock.now() })
}

/** A try in this place has no answer yet. */
export const hasUnansweredTry = (place: string): boolean => (ownTries()?.get(place) ?? null) !== null

/** Whether a try of an earlier visit has arrived after all. Says so once. @throws ApiError when nobody can be asked */
export async function hasArrived<A, R>(findMine: Lookup<A, R>, given: A): Promise<boolean> {
  const key = findMine.place(given)
  const tries = ownTries()
  const earlier = tries?.get(key)
  const mine = earlier?.before ? await readNewest(findMine, given) : null
  if (!earlier || !mine || !madeBy(earlier, mine)) return false
  tries?.remove(key)
  return true
}

/** By member and place. */
const underWay = new Map<string, { words: string; sending: Promise<unknown> }>()

/**
 * Creates once, however often it is tried: after a lost answer the server is asked whether it was done, at once and
 * before every further try. Where the server cannot tell, the learner is asked.
 * @throws ApiError; 'aborted' when the learner declines
 */
export async function sendOnce<A, R>(mutation: Creating<A, R>, given: A): Promise<R> {
  const key = mutation.findMine.place(given)
  const words = mutation.findMine.words(given)
  const isTheirs = sameLogin()
  // The learner may have left while it was being sent, and come back: then it is still under way.
  const own = `${currentMemberId()} ${key}`
  for (let earlier = underWay.get(own); earlier; earlier = underWay.get(own)) {
    const hasArrived = await earlier.sending.then(
      () => true,
      () => false,
    )
    if (hasArrived && earlier.words === words) throw new ApiError('rejected', { message: texts.earlierArrived })
  }
  const sending = send(mutation, key, given, isTheirs)
  underWay.set(own, { words, sending })
  try {
    return await sending
  } finally {
    underWay.delete(own)
  }
}
