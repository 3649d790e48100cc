import * as v from 'valibot'

import { weekOf } from '@/lib/chain'

import { ownRecords } from './memberRecords'

const dayShape = v.object({
  sec: v.number(),
  /** Lessons that were watched here. For these the server's numbers are not added. */
  lessons: v.array(v.number()),
})

type LearnedDay = v.InferOutput<typeof dayShape>

/** By day. */
type LearnedWeek = Record<string, LearnedDay>

const none: LearnedDay = { sec: 0, lessons: [] }

const sum = (one: LearnedDay, other: LearnedDay): LearnedDay => ({
  sec: one.sec + other.sec,
  lessons: [...new Set([...one.lessons, ...other.lessons])],
})

const added = (known: LearnedWeek, found: LearnedWeek): LearnedWeek =>
  Object.entries(found).reduce((all, [day, learned]) => ({ ...all, [day]: sum(all[day] ?? none, learned) }), known)

/** Learning time on this device: one record per week, stored for good. A year takes about 20 kB. */
const own = ownRecords<LearnedWeek>({ name: 'learnedWeek', schema: v.record(v.string(), dayShape) }, (known, found) =>
  added(known ?? {}, found),
)

/** On this device, by the logged-in member. */
export const learnedOn = (day: number): LearnedDay => own()?.get(weekOf(day))?.[day] ?? none

/** @param lessonId the lesson, if it was one of a course */
export function addLearned(day: number, sec: number, lessonId?: number): void {
  const records = own()
  const learned = { sec, lessons: lessonId === undefined ? [] : [lessonId] }
  records?.set(weekOf(day), added(records.get(weekOf(day)) ?? {}, { [day]: learned }))
}
