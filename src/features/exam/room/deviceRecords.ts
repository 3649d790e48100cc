import * as v from 'valibot'

import type { AttemptRef } from '@/api/examAnswer'
import { examAnswers } from '@/features/shared/outbox/examAnswers'
import { durableRecords } from '@/features/shared/outbox/records'

const positionSchema = v.object({
  index: v.number(),
  /** Absent in records of an older release, which knew questions only by their index. */
  questionId: v.optional(v.number()),
  /** Question ids; in a record without `questionId`, indexes. */
  marked: v.array(v.number()),
  atMs: v.number(),
})
const positionRecords = durableRecords('examPlace', positionSchema)

const nameOf = ({ kind, recordId }: AttemptRef) => `${kind}-${recordId}`

/** Of one member's attempt. */
export const unsentAnswers = examAnswers.owedOf

/** The learner's position in an attempt, and the questions marked for later. */
export interface AttemptPosition {
  questionId: number | undefined
  /** Used when that question was deleted: another has its index now. */
  index: number
  /** Question ids. */
  marked: number[]
}

export function storedPosition(memberId: number, ref: AttemptRef) {
  const records = positionRecords(memberId)
  return {
    /** @param ids of the attempt's questions, in their order */
    get(ids: readonly number[]): AttemptPosition {
      const { index, questionId, marked } = records.get(nameOf(ref)) ?? { index: 0, marked: [] }
      if (questionId !== undefined) return { index, questionId, marked }
      return { index, questionId: ids[index], marked: marked.flatMap((at) => ids[at] ?? []) }
    },
    set: (position: AttemptPosition): void => records.set(nameOf(ref), { ...position, atMs: Date.now() }),
    clear: (): void => records.remove(nameOf(ref)),
  }
}

const pictureRecords = durableRecords('examPictures', v.object({ count: v.number(), atMs: v.number() }))

/**
 * The number of chosen pictures of each essay that are not on the server. The pictures themselves are lost with the
 * page; this number survives.
 */
export function storedPictures(memberId: number, ref: AttemptRef) {
  const records = pictureRecords(memberId)
  const prefix = `${nameOf(ref)}-`
  return {
    /** By address. */
    list(): ReadonlyMap<string, number> {
      const keys = records.keys().filter((key) => key.startsWith(prefix))
      return new Map(
        keys.flatMap((key): [string, number][] => {
          const record = records.get(key)
          return record ? [[key.slice(prefix.length), record.count]] : []
        }),
      )
    },
    set(address: string, count: number): void {
      if (count > 0) records.set(prefix + address, { count, atMs: Date.now() })
      else records.remove(prefix + address)
    },
    clear: (): void => records.forget(prefix),
  }
}

/** To be called first: restores what a killed browser has lost. */
export async function restoreAttempt(memberId: number, ref: AttemptRef): Promise<void> {
  await Promise.all([
    unsentAnswers(memberId, ref).restore(),
    positionRecords(memberId).restore(nameOf(ref)),
    pictureRecords(memberId).restore(`${nameOf(ref)}-`),
  ])
}
