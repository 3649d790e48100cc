import * as v from 'valibot'

import { weekOf } from '@/lib/chain'

import { ownRecords } from './memberRecords'

const dayShape = v.object({
  sec: v.number(),
  /** Watched here: what the server says of them is no news. */
  lessons: v.array(v.number()),
})

export type LearnedDay = v.InferOutput<typeof dayShape>

/** By day. */
type LearnedWeek = Record<string, LearnedDay>

const none: LearnedDay = { sec: 0, lessons: [] }

const sum = (one: LearnedDay, other: LearnedDay): LearnedDay => ({
  sec: one.sec + other.sec,
  lessons: [...new Set([...one.lessons, ...other.lessons])],
})

const added = (known: LearnedWeek, found: LearnedWeek): LearnedWeek =>
  Object.entries(found).reduce((all, [day, learned]) => ({ ...all, [day]: sum(all[day] ?? none, learned) }), known)

/** How long was learned on this device, a record a week, kept for good: a year of them takes about 20 kB. */
const own = ownRecords<LearnedWeek>({ name: 'learnedWeek', schema: v.record(v.string(), dayShape) }, (known, found) =>
  added(known ?? {}, found),
)

/** On this device, by the member who is logged in. */
export const learnedOn = (day: number): LearnedDay => own()?.get(weekOf(day))?.[day] ?? none

/** @param lessonId of a course, if it was one */
export function addLearned(day: number, sec: number, lessonId?: number): void {
  const records = own()
  const learned = { sec, lessons: lessonId === undefined ? [] : [lessonId] }
  records?.set(weekOf(day), added(records.get(weekOf(day)) ?? {}, { [day]: learned }))
}
