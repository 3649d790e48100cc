import * as v from 'valibot'

import type { AttemptRef } from '@/api/attempt'
import type { Answer } from '@/api/question'
import { memberRecords } from '@/stores/memberRecords'

import type { Unsent } from '../engine/saveQueue'

/** Longer than any attempt runs. */
const keptMs = 30 * 24 * 60 * 60_000

const expiry = { nowMs: Date.now, endMs: ({ atMs }: { atMs: number }) => atMs + keptMs }

const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  v.object({ type: v.literal('single'), key: v.string() }),
  v.object({ type: v.literal('multiple'), keys: v.array(v.string()) }),
  v.object({ type: v.literal('blanks'), texts: v.array(v.string()) }),
  v.object({ type: v.literal('essay'), text: v.string(), images: v.array(v.string()) }),
  v.object({ type: v.literal('judge'), isTrue: v.boolean() }),
])

/** Answers that the server does not have yet: one record each, so that two tabs do not write over each other. */
const unsentRecords = memberRecords({
  name: 'examAnswer',
  schema: v.object({ answer: answerSchema, atMs: v.number() }),
  expiry,
})

const placeRecords = memberRecords({
  name: 'examPlace',
  schema: v.object({ index: v.number(), marked: v.array(v.number()), atMs: v.number() }),
  expiry,
})

const nameOf = ({ kind, recordId }: AttemptRef) => `${kind}-${recordId}`

export interface UnsentAnswers extends Unsent {
  /** The attempt is over: how many never reached the server. They are forgotten. */
  clear(): number
}

/** Of one member's attempt. */
export function unsentAnswers(memberId: number, ref: AttemptRef): UnsentAnswers {
  const records = unsentRecords.of(memberId)
  const prefix = `${nameOf(ref)}-`
  const keys = () => records.keys().filter((key) => key.startsWith(prefix))
  return {
    list: () =>
      keys()
        .flatMap((key) => {
          const record = records.get(key)
          return record ? [{ address: key.slice(prefix.length), ...record }] : []
        })
        .sort((one, other) => one.atMs - other.atMs)
        .map(({ address, answer }) => [address, answer]),
    get: (address) => records.get(`${prefix}${address}`)?.answer ?? null,
    set: (address, answer) => records.set(`${prefix}${address}`, { answer, atMs: Date.now() }),
    remove(address, sent) {
      const kept = records.get(`${prefix}${address}`)
      // Another tab may have answered anew.
      if (kept && JSON.stringify(kept.answer) === JSON.stringify(sent)) records.remove(`${prefix}${address}`)
    },
    clear() {
      const left = keys()
      left.forEach((key) => records.remove(key))
      return left.length
    },
  }
}

/** Where the learner is in an attempt, and what is kept for later. */
export interface Place {
  index: number
  marked: number[]
}

export function storedPlace(memberId: number, ref: AttemptRef) {
  const records = placeRecords.of(memberId)
  return {
    get: (): Place => records.get(nameOf(ref)) ?? { index: 0, marked: [] },
    set: (place: Place): void => records.set(nameOf(ref), { ...place, atMs: Date.now() }),
    clear: (): void => records.remove(nameOf(ref)),
  }
}
