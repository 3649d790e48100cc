import * as v from 'valibot'

import { type AttemptKind, type AttemptRef, findExamId, isAttemptKind, saveAnswer } from '@/api/examAnswer'
import type { Answer } from '@/api/question'

import { defineChannel } from './channel'
import { type OwedRecord, owedRecords } from './records'

export const answerSchema: v.GenericSchema<unknown, Answer> = v.union([
  v.object({ type: v.literal('single'), key: v.string() }),
  v.object({ type: v.literal('multiple'), keys: v.array(v.string()) }),
  v.object({ type: v.literal('blanks'), texts: v.array(v.string()) }),
  v.object({ type: v.literal('essay'), text: v.string(), images: v.array(v.string()) }),
  v.object({ type: v.literal('judge'), isTrue: v.boolean() }),
])

const recordSchema: v.GenericSchema<unknown, OwedRecord<Answer>> = v.object({
  answer: answerSchema,
  atMs: v.number(),
  examId: v.optional(v.number()),
})

const records = owedRecords('examAnswer', recordSchema)

const prefixOf = ({ kind, recordId }: Pick<AttemptRef, 'kind' | 'recordId'>) => `${kind}-${recordId}-`

/** Typed text is sent when the typing rests. */
export const isTyped = ({ type }: Answer): boolean => type === 'blanks' || type === 'essay'

/** An attempt with answers that are only on this device. */
export interface OwedAttempt {
  kind: AttemptKind
  recordId: number
  /** Null = an older release left it behind, and it has not been looked up yet. */
  examId: number | null
  count: number
}

function group(memberId: number, keys: readonly string[]): OwedAttempt[] {
  const all = records.all(memberId)
  const attempts = new Map<string, OwedAttempt>()
  for (const key of keys) {
    const [, kind, id] = /^(paper|mockPaper)-(\d+)-/.exec(key) ?? []
    if (!isAttemptKind(kind)) continue
    const ref = { kind, recordId: Number(id) }
    const name = prefixOf(ref)
    const { examId = null, count = 0 } = attempts.get(name) ?? {}
    attempts.set(name, { ...ref, examId: examId ?? all.get(key)?.examId ?? null, count: count + 1 })
  }
  return [...attempts.values()]
}

/** For telling the learner on other pages. */
export const listOwedAttempts = (memberId: number): OwedAttempt[] => group(memberId, records.all(memberId).keys())

/** Answers of an exam that is not found wait until it is opened. */
async function toRef({ kind, recordId, examId: known }: OwedAttempt): Promise<AttemptRef[]> {
  const examId = known ?? (await findExamId(kind, recordId).catch(() => null))
  return examId === null ? [] : [{ kind, recordId, examId }]
}

/** Answers of every attempt, whichever page is open. */
export const examAnswers = defineChannel<Answer, AttemptRef>({
  lockOf: ({ kind, recordId }) => `attempt:${kind}-${recordId}`,
  owedOf: (memberId, ref) => records.of(memberId, prefixOf(ref), ref.examId),
  async listWaiting(memberId) {
    const found = group(memberId, await records.all(memberId).found())
    return (await Promise.all(found.map(toRef))).flat()
  },
  send: saveAnswer,
  isTyped,
})
