import * as v from 'valibot'

import { updateWatchPosition } from '@/api/course'
import { isFinal } from '@/http/apiError'
import { memberRecords } from '@/stores/memberRecords'
import { sameLogin, useSession } from '@/stores/session'

/** Watched positions that the server does not have yet, seconds, by lesson. */
const positions = memberRecords({
  name: 'place',
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
})

/** `undefined` until the member's record has arrived: then nothing is known to be theirs. */
const memberId = (): number | undefined => useSession.getState().user?.id

/** Somebody's place in this lesson is kept, perhaps this member's. */
export const hasWatchPosition = (lessonId: number): boolean => positions.isKept(lessonId)

/** 0 = nothing is kept. */
export function storedPositionSec(lessonId: number): number {
  const userId = memberId()
  return userId === undefined ? 0 : (positions.of(userId).get(lessonId) ?? 0)
}

/** The largest wins. */
export function storePosition(lessonId: number, sec: number): void {
  const userId = memberId()
  if (userId !== undefined && sec > storedPositionSec(lessonId)) positions.of(userId).set(lessonId, sec)
}

/** Lessons whose place is on its way. */
const sending = new Set<number>()

/**
 * Sends a position; once the server has it, or has refused it for good, it is no longer kept.
 * @throws ApiError when it may be tried again
 */
export async function sendPosition(lessonId: number, sec: number): Promise<void> {
  const userId = memberId()
  sending.add(lessonId)
  try {
    await updateWatchPosition(lessonId, sec)
  } catch (error) {
    if (!isFinal(error)) throw error
  } finally {
    sending.delete(lessonId)
  }
  if (userId === undefined) return
  const own = positions.of(userId)
  if ((own.get(lessonId) ?? 0) <= sec) own.remove(lessonId)
}

/**
 * Sends what earlier visits to other lessons could not; a failure ends it until the next occasion.
 * @returns how many the server was told of
 */
export async function sendStoredPositions(currentLessonId?: number): Promise<number> {
  const userId = memberId()
  if (userId === undefined) return 0
  let count = 0
  const own = positions.of(userId)
  const isTheirs = sameLogin()
  for (const lessonId of own.keys().map(Number)) {
    if (!isTheirs()) break
    if (lessonId === currentLessonId || sending.has(lessonId)) continue
    const sec = own.get(lessonId)
    if (sec === null) continue
    await sendPosition(lessonId, sec)
    count += 1
  }
  return count
}
