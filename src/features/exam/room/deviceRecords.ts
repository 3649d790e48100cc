import * as v from 'valibot'

import type { AttemptRef } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { journal } from '@/platform/journal'

import { durableRecords } from './durable'
import { unsentStore } from './unsent'

export const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  v.object({ type: v.literal('single'), key: v.string() }),
  v.object({ type: v.literal('multiple'), keys: v.array(v.string()) }),
  v.object({ type: v.literal('blanks'), texts: v.array(v.string()) }),
  v.object({ type: v.literal('essay'), text: v.string(), images: v.array(v.string()) }),
  v.object({ type: v.literal('judge'), isTrue: v.boolean() }),
])

const unsentRecords = unsentStore('examAnswer', v.object({ answer: answerSchema, atMs: v.number() }), journal)

const positionSchema = v.object({ index: v.number(), marked: v.array(v.number()), atMs: v.number() })
const positionRecords = durableRecords('examPlace', positionSchema, journal)

const nameOf = ({ kind, recordId }: AttemptRef) => `${kind}-${recordId}`

/** Of one member's attempt. */
export const unsentAnswers = (memberId: number, ref: AttemptRef) => unsentRecords(memberId, `${nameOf(ref)}-`)

/** Where the learner is in an attempt, and what is kept for later. */
export interface AttemptPosition {
  index: number
  marked: number[]
}

export function storedPosition(memberId: number, ref: AttemptRef) {
  const records = positionRecords(memberId)
  return {
    get: (): AttemptPosition => records.get(nameOf(ref)) ?? { index: 0, marked: [] },
    set: (position: AttemptPosition): void => records.set(nameOf(ref), { ...position, atMs: Date.now() }),
    clear: (): void => records.remove(nameOf(ref)),
  }
}

/** First of all, where the browser was killed. */
export async function restoreAttempt(memberId: number, ref: AttemptRef): Promise<void> {
  await Promise.all([unsentAnswers(memberId, ref).restore(), positionRecords(memberId).restore(nameOf(ref))])
}
