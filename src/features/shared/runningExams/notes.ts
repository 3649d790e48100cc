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

/** An attempt that was begun or opened on this device. Its end removes it, once this device knows of it. */
type RunningNote = v.InferOutput<typeof noteSchema>

/** An attempt with an unknown end is mentioned for this long. */
const endlessMs = 24 * 60 * 60_000

/** So long after its time is up. Only opening it hands it in where the server does not do so itself. */
const afterMs = 3 * endlessMs

const records = memberRecords({
  name: 'runningExam',
  schema: noteSchema,
  expiry: {
    nowMs: serverClock.now,
    endMs: ({ deadlineMs, atMs }) => (deadlineMs === null ? atMs + endlessMs : deadlineMs + afterMs),
  },
})

const keyOf = ({ kind, recordId }: Pick<AttemptRef, 'kind' | 'recordId'>) => `${kind}-${recordId}`

export const noteRunning = (memberId: number, note: RunningNote): void => records.of(memberId).set(keyOf(note), note)

export const forgetRunning = (memberId: number, ref: Pick<AttemptRef, 'kind' | 'recordId'>): void =>
  records.of(memberId).remove(keyOf(ref))

export function listRunning(memberId: number): RunningNote[] {
  const own = records.of(memberId)
  return own.keys().flatMap((key) => own.get(key) ?? [])
}
