import * as v from 'valibot'

import { bookWords, type Practised, type QuestionSource } from '@/api/practising'
import type { Answer } from '@/api/question'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { memberRecords } from '@/stores/memberRecords'

import { answerSchema } from '../room/deviceRecords'
import { expiry, unsentStore } from '../room/unsent'

const practisedSchema: v.GenericSchema<unknown, Practised> = v.object({
  answers: v.array(v.nullable(answerSchema)),
  isCompound: v.boolean(),
})

const unsentRecords = unsentStore('practised', v.object({ answer: practisedSchema, atMs: v.number() }))

const placeRecords = memberRecords({
  name: 'practicePlace',
  schema: v.object({
    questionId: v.number(),
    draft: v.array(v.tuple([v.string(), answerSchema])),
    done: v.array(v.number()),
    atMs: v.number(),
  }),
  expiry,
})

/** Under what the server notes it: all chapters of a practice are one. */
const groupOf = (source: QuestionSource) =>
  'practiceId' in source
    ? `practice-${source.practiceId}`
    : source.kind === 'review'
      ? 'review'
      : bookWords[source.kind]

function nameOf(source: QuestionSource): string {
  if (source.kind === 'chapter') return `${groupOf(source)}-${source.chapterId}`
  // Tomorrow's twenty are others.
  if (source.kind === 'daily') return `${groupOf(source)}-${formatDate(new Date(serverClock.now()))}`
  if (source.kind === 'review') return `${groupOf(source)}-${formatDate(new Date(serverClock.now()))}`
  return [groupOf(source), source.type, source.categoryId, source.childId].join('-')
}

/** Done, and not yet noted by the server; by the question's id. */
export const unsentPractised = (memberId: number, source: QuestionSource) => unsentRecords(memberId, groupOf(source))

export interface PracticePlace {
  /** On screen. */
  questionId: number
  /** Answered without looking at the key, by address. */
  draft: [address: string, answer: Answer][]
  /** Answered and looked up. */
  done: number[]
}

/** Where the learner is, so that a practice goes on there. */
export function storedPlace(memberId: number, source: QuestionSource) {
  const records = placeRecords.of(memberId)
  const name = nameOf(source)
  return {
    get: (): PracticePlace | null => records.get(name),
    set: (place: PracticePlace): void => records.set(name, { ...place, atMs: Date.now() }),
  }
}
