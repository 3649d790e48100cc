import * as v from 'valibot'

import { journal } from '@/platform/journal'

import { durableRecords } from '../outbox/records'

const noteSchema = v.object({
  courseId: v.number(),
  courseTitle: v.string(),
  lessonId: v.number(),
  lessonTitle: v.string(),
  sec: v.number(),
  text: v.string(),
  writtenMs: v.number(),
  /** When it was last changed. */
  atMs: v.number(),
})

type NoteRecord = v.InferOutput<typeof noteSchema>

/** What a learner has written at a second of a lesson. */
export interface Note extends NoteRecord {
  /** Begins with the lesson's: the notes of one lesson are found without reading the others. */
  id: string
}

/** Where a note is written. */
export type NotePlace = Pick<Note, 'courseId' | 'courseTitle' | 'lessonId' | 'lessonTitle' | 'sec'>

/** One record a note, so that two tabs do not write over each other; they stay until they are deleted. */
const recordsOf = durableRecords('note', noteSchema, journal, Infinity)

const newId = (lessonId: number, nowMs: number): string =>
  `${lessonId}-${nowMs.toString(36)}${Math.random().toString(36).slice(2, 7).padEnd(5, '0')}`

export type NoteStore = ReturnType<typeof notesOf>

/** The notes of a member, which are on this device alone. */
export function notesOf(memberId: number) {
  const records = recordsOf(memberId)
  const read = (keys: readonly string[]): Note[] =>
    keys.flatMap((id) => {
      const record = records.get(id)
      return record ? [{ ...record, id }] : []
    })
  const put = ({ id, ...record }: Note): void => records.set(id, record)
  return {
    all: (): Note[] => read(records.keys()),
    ofLesson: (lessonId: number): Note[] => read(records.keys().filter((key) => key.startsWith(`${lessonId}-`))),
    /** Brings back what the browser has forgotten because it was killed. */
    restore: (): Promise<void> => records.restore(),
    add(place: NotePlace, text: string): void {
      const nowMs = Date.now()
      put({ ...place, id: newId(place.lessonId, nowMs), text, writtenMs: nowMs, atMs: nowMs })
    },
    /** Over what was there; a note that was deleted comes back. */
    put: (note: Note): void => put({ ...note, atMs: Date.now() }),
    remove: (id: string): void => records.remove(id),
    /** Takes in notes of another device; the newer one of two wins. @returns how many are new or newer */
    merge(found: readonly Note[]): number {
      const sameWords = ({ lessonId, sec, text }: Note) => JSON.stringify([lessonId, sec, text])
      const known = new Set(read(records.keys()).map(sameWords))
      const wanted = found.filter((note) => {
        const mine = records.get(note.id)
        return mine ? mine.atMs < note.atMs && mine.text !== note.text : !known.has(sameWords(note))
      })
      wanted.forEach(put)
      return wanted.length
    },
  }
}
