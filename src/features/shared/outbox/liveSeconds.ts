import * as v from 'valibot'

import { type RoomKey, updateLiveWatch, type WatchKind } from '@/api/liveWatch'
import { isRefusal } from '@/http/apiError'
import { ownRecords } from '@/stores/memberRecords'

import { defineChannel } from './channel'
import type { Owed } from './records'
import { waitingRecords } from './waitingRecords'

/** By then a course is over. */
const maxAgeMs = 180 * 24 * 60 * 60_000

const expiry = { nowMs: Date.now, endMs: ({ atMs }: { atMs: number }) => atMs + maxAgeMs }

interface Dated {
  sec: number
  atMs: number
}

const larger = <T extends Dated>(known: T | null, found: T): T => (known && known.sec >= found.sec ? known : found)

const sec = v.pipe(v.number(), v.safeInteger())
const watchedSchema = v.object({ courseId: v.number(), sec, atMs: v.number() })
type WatchRecord = v.InferOutput<typeof watchedSchema>

/** How long a lesson was watched on air, and where its recording was left, until the server has both. */
const own = waitingRecords<WatchRecord>({ name: 'liveWatch', schema: watchedSchema, expiry }, larger)

/** Where recordings were left, by lesson, when the server has it: not every server gives it back. */
const ownReplays = ownRecords<Dated>(
  { name: 'replayPlace', schema: v.object({ sec, atMs: v.number() }), expiry },
  larger,
)

const nameOf = (kind: WatchKind, lessonId: number) => `${kind}-${lessonId}`

/** The inverse of `nameOf`. */
function readName(name: string): { kind: WatchKind; lessonId: number } {
  const [word, id] = name.split('-')
  return { kind: word === 'replay' ? 'replay' : 'stream', lessonId: Number(id) }
}

/** 0 = nothing is stored. */
export const storedSec = (kind: WatchKind, lessonId: number): number =>
  Math.max(own()?.get(nameOf(kind, lessonId))?.sec ?? 0, sentSecOf(kind, lessonId))

const sentSecOf = (kind: WatchKind, lessonId: number): number =>
  kind === 'replay' ? (ownReplays()?.get(lessonId)?.sec ?? 0) : 0

/** Stores a second; the largest wins. What the server has refused is not owed again for less. */
export function storeSec(kind: WatchKind, { courseId, lessonId }: RoomKey, sec: number): void {
  if (sec > storedSec(kind, lessonId)) own()?.set(nameOf(kind, lessonId), { courseId, sec, atMs: Date.now() })
}

/** @returns the function that notes that the server has a second. The member is the one who is logged in now. */
function sentNotes(): (name: string, sec: number) => void {
  const [records, replays] = [own(), ownReplays()]
  return (name, sec) => {
    const { kind, lessonId } = readName(name)
    if (kind === 'replay') replays?.set(lessonId, larger(replays.get(lessonId), { sec, atMs: Date.now() }))
    if ((records?.get(name)?.sec ?? 0) <= sec) records?.remove(name)
  }
}

/** Sends a second. Once the server has it, it is not sent again. @throws ApiError */
export async function sendSec(kind: WatchKind, key: RoomKey, sec: number): Promise<void> {
  const records = own()
  const noteSent = sentNotes()
  const name = nameOf(kind, key.lessonId)
  try {
    await updateLiveWatch(key, kind, sec)
  } catch (error) {
    if (isRefusal(error)) records?.setAside(name)
    throw error
  }
  noteSent(name, sec)
}

const everyRoom = { all: true } as const

function owedSeconds(): Owed<WatchRecord> {
  const records = own()
  const noteSent = sentNotes()
  const get = (name: string) => records?.get(name) ?? null
  return {
    get,
    list: () =>
      (records?.keys() ?? []).flatMap((name): [string, WatchRecord][] => {
        const record = get(name)
        return record ? [[name, record]] : []
      }),
    set: (name, record) => records?.set(name, record),
    remove: (name, { sec }) => noteSent(name, sec),
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
    return sendSec(kind, { courseId, lessonId }, sec)
  },
})
