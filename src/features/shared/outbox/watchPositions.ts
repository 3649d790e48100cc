import * as v from 'valibot'

import { updateWatchPosition } from '@/api/course'
import { isRefusal } from '@/http/apiError'
import { memberRecords } from '@/stores/memberRecords'

import { defineChannel } from './channel'
import type { Owed } from './records'
import { waitingRecords } from './waitingRecords'

const options = {
  name: 'place',
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
}

const larger = (known: number | null, found: number): number => Math.max(known ?? 0, found)

/** Watched seconds that the server does not have yet, by lesson. */
const own = waitingRecords(options, larger)

/** A position in this lesson is stored, of this member or another. */
export const hasWatchPosition = (lessonId: number): boolean =>
  ['place', 'refused_place'].some((name) => memberRecords({ ...options, name }).hasAny(lessonId))

/** 0 = nothing is stored. */
export const storedPositionSec = (lessonId: number): number => own()?.get(lessonId) ?? 0

/** The largest wins. */
export function storePosition(lessonId: number, sec: number): void {
  const records = own()
  if (records && sec > (records.get(lessonId) ?? 0)) records.set(lessonId, sec)
}

/** The server has it. A larger one that came meanwhile stays. */
const forget = (records: ReturnType<typeof own>, lessonId: string | number, sec: number): void => {
  if (records && (records.get(lessonId) ?? 0) <= sec) records.remove(lessonId)
}

/** Open lessons send their own positions. */
const open = new Set<number>()

/** @returns the function that closes it */
export function openLesson(lessonId: number): () => void {
  open.add(lessonId)
  return () => void open.delete(lessonId)
}

/** Sends a position. Once the server has it, it is deleted here. @throws ApiError */
export async function sendPosition(lessonId: number, sec: number): Promise<void> {
  // The member who is logged in now, not when the answer comes.
  const records = own()
  try {
    await updateWatchPosition(lessonId, sec)
  } catch (error) {
    if (isRefusal(error)) records?.setAside(lessonId)
    throw error
  }
  forget(records, lessonId, sec)
}

const everyLesson = { all: true } as const

function owedPositions(): Owed<number> {
  const records = own()
  const keys = () => (records?.keys() ?? []).filter((key) => !open.has(Number(key)))
  return {
    list: () => keys().flatMap((key): [string, number][] => (records?.get(key) ? [[key, records.get(key) ?? 0]] : [])),
    get: (lessonId) => records?.get(lessonId) ?? null,
    set: (lessonId, sec) => storePosition(Number(lessonId), sec),
    remove: (lessonId, sec) => forget(records, lessonId, sec),
    clear: () => 0,
    restore: () => Promise.resolve(),
  }
}

/** The largest second of each lesson that is not open any more. */
export const watchPositions = defineChannel<number, typeof everyLesson>({
  lockOf: () => 'places',
  owedOf: owedPositions,
  listWaiting: () => Promise.resolve(owedPositions().list().length > 0 ? [everyLesson] : []),
  send: (_, lessonId, sec) => sendPosition(Number(lessonId), sec),
})
