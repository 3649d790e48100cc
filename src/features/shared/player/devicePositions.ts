import * as v from 'valibot'

import { memberRecords, ownRecords } from '@/stores/memberRecords'

const schema = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** A killed app loses no more than this. */
const everySec = 2

/**
 * Positions in recordings that stay on the device, by the lesson's id.
 * @param isFurthest the furthest second of a lesson; otherwise the last one
 */
export function devicePositions(name: string, isFurthest: boolean) {
  const own = ownRecords({ name, schema }, (known, found) => (isFurthest ? Math.max(known ?? 0, found) : found))
  return {
    isStored: memberRecords({ name, schema }).hasAny,
    /** 0 = none. */
    get: (lessonId: number): number => own()?.get(lessonId) ?? 0,
    store(lessonId: number, sec: number): void {
      const records = own()
      const aheadSec = sec - (records?.get(lessonId) ?? 0)
      if (sec >= 1 && (isFurthest ? aheadSec : Math.abs(aheadSec)) >= everySec) records?.set(lessonId, Math.floor(sec))
    },
    forget: (lessonId: number): void => own()?.remove(lessonId),
  }
}
