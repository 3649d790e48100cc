import * as v from 'valibot'

import { type Book, bookWords, type Practised, type QuestionOrigin, type QuestionSource } from '@/api/practising'
import type { Answer } from '@/api/question'
import { serverClock } from '@/lib/serverClock'
import { formatDate } from '@/lib/time'
import { journal } from '@/platform/journal'

import { answerSchema } from '../room/deviceRecords'
import { durableRecords } from '../room/durable'
import { unsentStore } from '../room/unsent'

const practisedSchema: v.GenericSchema<unknown, Practised> = v.object({
  answers: v.array(v.nullable(answerSchema)),
  isCompound: v.boolean(),
})

const unsentRecords = unsentStore('practised', v.object({ answer: practisedSchema, atMs: v.number() }), journal)

const positionSchema = v.object({
  questionId: v.number(),
  draft: v.array(v.tuple([v.string(), answerSchema])),
  done: v.array(v.number()),
  atMs: v.number(),
})
const positionRecords = durableRecords('practicePlace', positionSchema, journal)

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

/** What a member has done, wherever it was, and the server has not noted yet; under addresses of `addressOf`. */
export const unsentPractised = (memberId: number) => unsentRecords(memberId)

const restored = new Map<number, Promise<void>>()

/** What a killed browser has forgotten is back: once, for from then on its own memory is the truth. */
export function restorePractised(memberId: number): Promise<void> {
  const restoring =
    restored.get(memberId) ??
    Promise.all([unsentRecords(memberId).restore(), positionRecords(memberId).restore()]).then(() => undefined)
  restored.set(memberId, restoring)
  return restoring
}

const originName = (origin: QuestionOrigin) =>
  'practiceId' in origin ? `practice-${origin.practiceId}` : bookWords[origin.book]

export const addressOf = (origin: QuestionOrigin, questionId: number) => `${originName(origin)}-${questionId}`

/** Back from `addressOf`. */
export function readAddress(address: string): { origin: QuestionOrigin; questionId: number } {
  const [word, ...ids] = address.split('-')
  const [first = 0, second = 0] = ids.map(Number)
  const ofBook = (book: Book) => ({ origin: { book }, questionId: first })
  if (word === bookWords.collection) return ofBook('collection')
  if (word === bookWords.wrongBook) return ofBook('wrongBook')
  return { origin: { practiceId: first }, questionId: second }
}

interface PracticePosition {
  /** On screen. */
  questionId: number
  /** Answered without looking at the key, by address. */
  draft: [address: string, answer: Answer][]
  /** Answered and looked up. */
  done: number[]
}

/** Where the learner is, so that a practice goes on there. */
export function storedPosition(memberId: number, source: QuestionSource) {
  const records = positionRecords(memberId)
  const name = nameOf(source)
  return {
    get: (): PracticePosition | null => records.get(name),
    set: (position: PracticePosition): void => records.set(name, { ...position, atMs: Date.now() }),
  }
}
