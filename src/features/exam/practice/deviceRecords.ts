import * as v from 'valibot'

import type { QuestionSource } from '@/api/practising'
import type { Answer } from '@/api/question'
import { answerSchema } from '@/features/shared/outbox/examAnswers'
import { everyPractice, practised } from '@/features/shared/outbox/practised'
import { durableRecords } from '@/features/shared/outbox/records'

import { traitsOf } from './sourceTraits'

const positionSchema = v.object({
  questionId: v.number(),
  draft: v.array(v.tuple([v.string(), answerSchema])),
  done: v.array(v.number()),
  atMs: v.number(),
})
const positionRecords = durableRecords('practicePlace', positionSchema)

const restored = new Map<number, Promise<void>>()

/** Restores what a killed browser has lost. Runs once per member, because afterwards the storage is complete. */
export function restorePractised(memberId: number): Promise<void> {
  const restoring =
    restored.get(memberId) ??
    Promise.all([practised.owedOf(memberId, everyPractice).restore(), positionRecords(memberId).restore()]).then(
      () => undefined,
    )
  restored.set(memberId, restoring)
  return restoring
}

interface PracticePosition {
  /** The question on screen. */
  questionId: number
  /** Answers whose key the learner has not seen, by address. */
  draft: [address: string, answer: Answer][]
  /** Questions that were answered and looked up. */
  done: number[]
}

/** The learner's position, so that a practice continues there. */
export function storedPosition(memberId: number, source: QuestionSource) {
  const records = positionRecords(memberId)
  const { recordName } = traitsOf(source)
  return {
    get: (): PracticePosition | null => records.get(recordName),
    set: (position: PracticePosition): void => records.set(recordName, { ...position, atMs: Date.now() }),
  }
}
