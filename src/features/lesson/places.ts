import { updateWatchPosition } from '@/api/course'
import { ApiError } from '@/http/apiError'
import { keysWith, slot } from '@/platform/storage'
import { useSession } from '@/stores/session'

/** Watched positions that the server does not have yet, kept on this device per member and lesson. */

const root = 'place:'
const prefixOf = (userId: number) => `${root}${userId}:`
const keyOf = (userId: number, lessonId: number) => `${prefixOf(userId)}${lessonId}`

const placeSlot = (userId: number, lessonId: number) =>
  slot<number>(keyOf(userId, lessonId), (stored) =>
    typeof stored === 'number' && Number.isSafeInteger(stored) && stored > 0 ? stored : null,
  )

/** `undefined` until the member's record has arrived: then nothing is known to be theirs. */
const memberId = (): number | undefined => useSession.getState().user?.id

/** Somebody's place in this lesson is kept, perhaps this member's. */
export const isPlaceKept = (lessonId: number): boolean =>
  keysWith(root).some((key) => key.endsWith(`:${lessonId}`))

/** 0 = nothing is kept. */
export function keptSec(lessonId: number): number {
  const userId = memberId()
  return userId === undefined ? 0 : (placeSlot(userId, lessonId).get() ?? 0)
}

/** The largest wins. */
export function keepPlace(lessonId: number, sec: number): void {
  const userId = memberId()
  if (userId !== undefined && sec > keptSec(lessonId)) placeSlot(userId, lessonId).set(sec)
}

/** The server does not want it and never will: no right, no such lesson. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'rejected' && (error.code === undefined || error.code < 500)

/** Lessons whose place is on its way. */
const sending = new Set<number>()

/**
 * Sends a position; once the server has it, or has refused it for good, it is no longer kept.
 * @throws ApiError when it may be tried again
 */
export async function sendPlace(lessonId: number, sec: number): Promise<void> {
  const userId = memberId()
  sending.add(lessonId)
  try {
    await updateWatchPosition(lessonId, sec)
  } catch (error) {
    if (!isRefused(error)) throw error
  } finally {
    sending.delete(lessonId)
  }
  if (userId === undefined) return
  const place = placeSlot(userId, lessonId)
  if ((place.get() ?? 0) <= sec) place.remove()
}

/** Sends what earlier visits to other lessons could not; a failure ends it until the next occasion. */
export async function sendKeptPlaces(currentLessonId: number): Promise<void> {
  const userId = memberId()
  if (userId === undefined) return
  const prefix = prefixOf(userId)
  for (const key of keysWith(prefix)) {
    const lessonId = Number(key.slice(prefix.length))
    if (lessonId === currentLessonId || sending.has(lessonId)) continue
    const sec = placeSlot(userId, lessonId).get()
    if (sec !== null) await sendPlace(lessonId, sec)
  }
}
