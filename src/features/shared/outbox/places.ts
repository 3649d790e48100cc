import * as v from 'valibot'

import { updateWatchPosition } from '@/api/course'
import { memberRecords, ownRecords } from '@/stores/memberRecords'

import { defineChannel } from './channel'
import type { Owed } from './records'

const options = {
  name: 'place',
  schema: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
}

const larger = (known: number | null, found: number): number => Math.max(known ?? 0, found)

/** Watched positions that the server does not have yet, seconds, by lesson. */
const own = ownRecords(options, larger)

/** Somebody's place in this lesson is kept, perhaps this member's. */
export const hasWatchPosition = memberRecords(options).isKept

/** 0 = nothing is kept. */
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

/** Lessons that are open send for themselves. */
const open = new Set<number>()

/** @returns closes it */
export function openLesson(lessonId: number): () => void {
  open.add(lessonId)
  return () => void open.delete(lessonId)
}

/** Sends a position; once the server has it, it is no longer kept. @throws ApiError */
export async function sendPosition(lessonId: number, sec: number): Promise<void> {
  // Of whoever is logged in now, not when the answer comes.
  const records = own()
  await updateWatchPosition(lessonId, sec)
  forget(records, lessonId, sec)
}

const everyLesson = { all: true } as const

function owedPlaces(): Owed<number> {
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

/** Where lessons were left that are not open any more: the largest second of each. */
export const places = defineChannel<number, typeof everyLesson>({
  lockOf: () => 'places',
  owedOf: owedPlaces,
  listWaiting: () => Promise.resolve(owedPlaces().list().length > 0 ? [everyLesson] : []),
  send: (_, lessonId, sec) => updateWatchPosition(Number(lessonId), sec),
})
