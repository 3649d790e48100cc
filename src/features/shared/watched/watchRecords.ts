import * as v from 'valibot'

import { type RoomKey, updateLiveWatch, type WatchKind } from '@/api/liveWatch'
import { isFinal } from '@/http/apiError'
import { memberRecords } from '@/stores/memberRecords'
import { sameLogin, useSession } from '@/stores/session'

/** Long enough for a course to be over. */
const keptMs = 180 * 24 * 60 * 60_000

/**
 * How long a lesson was watched on air, and where its recording was left: what the server does not have yet, and of
 * recordings the position, which not every server gives back.
 */
const records = memberRecords({
  name: 'liveWatch',
  schema: v.object({
    courseId: v.number(),
    sec: v.pipe(v.number(), v.safeInteger()),
    /** What the server has. */
    sentSec: v.number(),
    atMs: v.number(),
  }),
  expiry: { nowMs: Date.now, endMs: ({ atMs }) => atMs + keptMs },
})

type WatchRecord = NonNullable<ReturnType<ReturnType<typeof records.of>['get']>>

const ownRecords = () => {
  const userId = useSession.getState().user?.id
  return userId === undefined ? undefined : records.of(userId)
}

const nameOf = (kind: WatchKind, lessonId: number) => `${kind}-${lessonId}`

/** 0 = nothing is kept. */
export const keptSec = (kind: WatchKind, lessonId: number): number =>
  ownRecords()?.get(nameOf(kind, lessonId))?.sec ?? 0

function change(kind: WatchKind, { courseId, lessonId }: RoomKey, next: (record: WatchRecord) => WatchRecord): void {
  const own = ownRecords()
  const name = nameOf(kind, lessonId)
  own?.set(name, next(own.get(name) ?? { courseId, sec: 0, sentSec: 0, atMs: Date.now() }))
}

/** Keeps a second; the largest wins. */
export const keepSec = (kind: WatchKind, key: RoomKey, sec: number): void =>
  change(kind, key, (record) => ({ ...record, sec: Math.max(record.sec, sec), atMs: Date.now() }))

/**
 * Sends a second; what the server refuses for good is not sent again either.
 * @throws ApiError when it may be tried again
 */
export async function sendSec(kind: WatchKind, key: RoomKey, sec: number): Promise<void> {
  // Whoever is logged in when the answer comes.
  const own = ownRecords()
  try {
    await updateLiveWatch(key, kind, sec)
  } catch (error) {
    if (!isFinal(error)) throw error
  }
  const name = nameOf(kind, key.lessonId)
  const record = own?.get(name)
  if (!own || !record) return
  if (kind === 'stream' && record.sec <= sec) own.remove(name)
  else own.set(name, { ...record, sentSec: Math.max(record.sentSec, sec) })
}

let isSending = false

/**
 * Sends what could not be sent; a failure ends it until the next occasion.
 * @returns how many the server was told of
 */
export async function sendKeptSecs(): Promise<number> {
  const own = ownRecords()
  let count = 0
  if (!own || isSending) return count
  isSending = true
  const isTheirs = sameLogin()
  try {
    for (const name of own.keys()) {
      if (!isTheirs()) break
      const record = own.get(name)
      const [kind, lessonId] = name.split('-')
      if (!record || record.sec <= record.sentSec || (kind !== 'stream' && kind !== 'replay')) continue
      await sendSec(kind, { courseId: record.courseId, lessonId: Number(lessonId) }, record.sec)
      count += 1
    }
  } finally {
    isSending = false
  }
  return count
}
