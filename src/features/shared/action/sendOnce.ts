import * as v from 'valibot'

import { ApiError, isOutcomeUnknown } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { connection } from '@/platform/connection'
import type { Lookup, Mine, Mutation } from '@/queries/mutation'
import { draftRecords } from '@/stores/drafts'
import { sameLogin, useSession } from '@/stores/session'

import { ask } from '../dialog'
import { texts } from './texts'

const trySchema = v.object({
  words: v.string(),
  /**
   * What the server had before the first try: the highest number, and ids that are no numbers; null = the server does
   * not say.
   */
  before: v.nullable(v.object({ newestId: v.number(), ids: v.array(v.string()) })),
  startedAtMs: v.number(),
})

type Try = v.InferOutput<typeof trySchema>

/** Tries without an answer, by place. They survive the app, and a login that ends by itself. */
const tries = draftRecords('unanswered', trySchema)

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

function begin(words: string, mine: Mine<unknown>[] | null): Try {
  const ids = mine?.map(({ id }) => id) ?? []
  const newestId = Math.max(0, ...ids.filter((id) => typeof id === 'number'))
  const before = mine && { newestId, ids: ids.filter((id) => typeof id === 'string') }
  return { words, before, startedAtMs: serverClock.now() }
}

function isNewer({ before, startedAtMs }: Try, { id, createdAt }: Mine<unknown>): boolean {
  if (!before) return false
  if (typeof id === 'number') return id > before.newestId
  return !before.ids.includes(id) && (createdAt?.getTime() ?? Infinity) >= startedAtMs - clockToleranceMs
}

/** The thing that a try has made: the same words, and newer than what was there before. */
const madeBy = <R>(attempt: Try, mine: Mine<R>[]): Mine<R> | undefined =>
  mine.find((one) => (one.words === attempt.words || one.words === '') && isNewer(attempt, one))

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
  const words = findMine.words(given)
  const earlier = tries.get(key)
  const settled = earlier && (await settleEarlier(mutation, given, earlier))
  if (earlier && settled?.made) {
    tries.remove(key)
    if (earlier.words === words) return settled.made.answer
    throw new ApiError('rejected', { message: texts.earlierArrived })
  }
  const isSame = earlier?.words === words
  const now = isSame ? earlier : begin(words, settled ? settled.mine : await readNewest(findMine, given))
  // By now another member may have logged in.
  if (!isTheirs()) throw new ApiError('aborted')
  tries.set(key, now)
  const wasOnline = connection.isOnline()
  try {
    const answer = await call(given)
    tries.remove(key)
    return answer
  } catch (error) {
    const hasNotLeft = !wasOnline && error instanceof ApiError && error.kind === 'offline'
    // The refusal may answer a second call: browsers repeat a call by themselves when its connection breaks.
    const mine = now.before && !hasNotLeft ? await readNewest(findMine, given).catch(() => null) : null
    const made = mine && madeBy(now, mine)
    if (made || (!isSame && (hasNotLeft || !isOutcomeUnknown(error)))) tries.remove(key)
    if (!made) throw error
    return made.answer
  }
}

/** A try that an older release left behind. `newestId`: the newest thing before it. */
export function storeTry(place: string, newestId: number): void {
  tries.set(place, { words: '', before: { newestId, ids: [] }, startedAtMs: serverClock.now() })
}

/** A try in this place has no answer yet. */
export const hasUnansweredTry = (place: string): boolean => tries.get(place) !== null

/** Whether a try of an earlier visit has arrived after all. Says so once. @throws ApiError when nobody can be asked */
export async function hasArrived<A, R>(findMine: Lookup<A, R>, given: A): Promise<boolean> {
  const key = findMine.place(given)
  const earlier = tries.get(key)
  const mine = earlier?.before ? await readNewest(findMine, given) : null
  if (!earlier || !mine || !madeBy(earlier, mine)) return false
  tries.remove(key)
  return true
}

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
  for (let earlier = underWay.get(key); earlier; earlier = underWay.get(key)) {
    const hasArrived = await earlier.sending.then(
      () => true,
      () => false,
    )
    if (hasArrived && earlier.words === words) throw new ApiError('rejected', { message: texts.earlierArrived })
  }
  const sending = send(mutation, key, given, isTheirs)
  underWay.set(key, { words, sending })
  try {
    return await sending
  } finally {
    underWay.delete(key)
  }
}
