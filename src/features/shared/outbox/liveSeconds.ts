import * as v from 'valibot'

import { type RoomKey, updateLiveWatch, type WatchKind } from '@/api/liveWatch'
import { ownRecords } from '@/stores/memberRecords'

import { defineChannel } from './channel'
import type { Owed } from './records'

/** By then a course is over. */
const maxAgeMs = 180 * 24 * 60 * 60_000

const schema = v.object({
  courseId: v.number(),
  sec: v.pipe(v.number(), v.safeInteger()),
  /** The server has this. */
  sentSec: v.number(),
  atMs: v.number(),
})

type WatchRecord = v.InferOutput<typeof schema>

/**
 * How long a lesson was watched on air, and where its recording was left: what the server lacks, and the recording's
 * position, which not every server gives back.
 */
const own = ownRecords<WatchRecord>(
  { name: 'liveWatch', schema, expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + maxAgeMs } },
  (known, found) => (known && known.sec >= found.sec ? known : found),
)

const nameOf = (kind: WatchKind, lessonId: number) => `${kind}-${lessonId}`

/** The inverse of `nameOf`. */
function readName(name: string): { kind: WatchKind; lessonId: number } {
  const [word, id] = name.split('-')
  return { kind: word === 'replay' ? 'replay' : 'stream', lessonId: Number(id) }
}

/** 0 = nothing is stored. */
export const storedSec = (kind: WatchKind, lessonId: number): number => own()?.get(nameOf(kind, lessonId))?.sec ?? 0

/** Stores a second; the largest wins. */
export function storeSec(kind: WatchKind, { courseId, lessonId }: RoomKey, sec: number): void {
  const records = own()
  const name = nameOf(kind, lessonId)
  const known = records?.get(name) ?? { courseId, sec: 0, sentSec: 0 }
  records?.set(name, { ...known, sec: Math.max(known.sec, sec), atMs: Date.now() })
}

/** The server has this second. */
function noteSent(records: ReturnType<typeof own>, name: string, sec: number): void {
  const record = records?.get(name)
  if (!records || !record) return
  if (readName(name).kind === 'stream' && record.sec <= sec) records.remove(name)
  else records.set(name, { ...record, sentSec: Math.max(record.sentSec, sec) })
}

/** Sends a second. Once the server has it, it is not sent again. @throws ApiError */
export async function sendSec(kind: WatchKind, key: RoomKey, sec: number): Promise<void> {
  // The member who is logged in now, not when the answer comes.
  const records = own()
  await updateLiveWatch(key, kind, sec)
  noteSent(records, nameOf(kind, key.lessonId), sec)
}

const everyRoom = { all: true } as const

function owedSeconds(): Owed<WatchRecord> {
  const records = own()
  const get = (name: string) => {
    const record = records?.get(name)
    return record && record.sec > record.sentSec ? record : null
  }
  return {
    get,
    list: () =>
      (records?.keys() ?? []).flatMap((name): [string, WatchRecord][] => {
        const record = get(name)
        return record ? [[name, record]] : []
      }),
    set: (name, record) => records?.set(name, record),
    remove: (name, { sec }) => noteSent(records, name, sec),
    clear: () => 0,
    restore: () => Promise.resolve(),
  }
}

/** Unsent seconds of live lessons: the largest of each. */
export const liveSeconds = defineChannel<WatchRecord, typeof everyRoom>({
  lockOf: () => 'liveSeconds',
  owedOf: owedSeconds,
  listWaiting: () => Promise.resolve(owedSeconds().list().length > 0 ? [everyRoom] : []),
  send(_, name, { courseId, sec }) {
    const { kind, lessonId } = readName(name)
    return updateLiveWatch({ courseId, lessonId }, kind, sec)
  },
})
