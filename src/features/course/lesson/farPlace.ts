import * as v from 'valibot'

import { memberRecords, ownRecords } from '@/stores/memberRecords'

const options = { name: 'farPlace', schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)) }

const own = ownRecords(options, (known, found) => Math.max(known ?? 0, found))

/** A kill loses no more than this. */
const everySec = 2

/** Places beyond a lesson's length as the server has it: told to it they would finish the lesson, so they stay here. */
export const farPlace = {
  isKept: memberRecords(options).isKept,
  /** 0 = there is none. */
  get: (lessonId: number): number => own()?.get(lessonId) ?? 0,
  keep(lessonId: number, sec: number): void {
    const records = own()
    if (records && sec >= (records.get(lessonId) ?? 0) + everySec) records.set(lessonId, Math.floor(sec))
  },
  forget: (lessonId: number): void => own()?.remove(lessonId),
}
