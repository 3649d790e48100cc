import * as v from 'valibot'

import { attemptKinds, type AttemptRef } from '@/api/examAnswer'
import { serverClock } from '@/lib/serverClock'
import { memberRecords } from '@/stores/memberRecords'

const noteSchema = v.object({
  kind: v.picklist(attemptKinds),
  examId: v.number(),
  recordId: v.number(),
  title: v.string(),
  /** By the server's clock; null = only the server knows it. */
  deadlineMs: v.nullable(v.number()),
  atMs: v.number(),
})

/** An attempt that was opened on this device and has not ended. */
type RunningNote = v.InferOutput<typeof noteSchema>

/** An attempt with an unknown end is mentioned for this long. */
const endlessMs = 24 * 60 * 60_000

const records = memberRecords({
  name: 'runningExam',
  schema: noteSchema,
  expiry: { nowMs: serverClock.now, endMs: ({ deadlineMs, atMs }) => deadlineMs ?? atMs + endlessMs },
})

const keyOf = ({ kind, recordId }: Pick<AttemptRef, 'kind' | 'recordId'>) => `${kind}-${recordId}`

export const noteRunning = (memberId: number, note: RunningNote): void => records.of(memberId).set(keyOf(note), note)

export const forgetRunning = (memberId: number, ref: AttemptRef): void => records.of(memberId).remove(keyOf(ref))

export function listRunning(memberId: number): RunningNote[] {
  const own = records.of(memberId)
  return own.keys().flatMap((key) => own.get(key) ?? [])
}
