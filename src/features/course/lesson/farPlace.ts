import * as v from 'valibot'

import { memberRecords, ownRecords } from '@/stores/memberRecords'

const options = { name: 'farPlace', schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }

const own = ownRecords(options, (known, found) => Math.max(known ?? 0, found))

/** A killed app loses no more than this. */
const everySec = 2

/**
 * Positions beyond a lesson's length as the server knows it. If the server were told, it would count the lesson as
 * finished, so they stay on the device.
 */
export const farPlace = {
  isStored: memberRecords(options).hasAny,
  /** 0 = none. */
  get: (lessonId: number): number => own()?.get(lessonId) ?? 0,
  store(lessonId: number, sec: number): void {
    const records = own()
    if (records && sec >= (records.get(lessonId) ?? 0) + everySec) records.set(lessonId, Math.floor(sec))
  },
  forget: (lessonId: number): void => own()?.remove(lessonId),
}
