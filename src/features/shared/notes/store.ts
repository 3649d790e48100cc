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
  /** Time of the last change. */
  atMs: v.number(),
})

type NoteRecord = v.InferOutput<typeof noteSchema>

/** A learner's text at a second of a lesson. */
export interface Note extends NoteRecord {
  /** Begins with the lesson's id, so that the notes of one lesson are found without reading the others. */
  id: string
}

/** The position of a note. */
export type NotePlace = Pick<Note, 'courseId' | 'courseTitle' | 'lessonId' | 'lessonTitle' | 'sec'>

/** One record per note, so that two tabs do not overwrite each other. A note stays until it is deleted. */
const recordsOf = durableRecords('note', noteSchema, journal, Infinity)

const newId = (lessonId: number, nowMs: number): string =>
  `${lessonId}-${nowMs.toString(36)}${Math.random().toString(36).slice(2, 7).padEnd(5, '0')}`

export type NoteStore = ReturnType<typeof notesOf>

/** The notes of a member. They exist only on this device. */
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
    /** Restores what a killed browser has lost. */
    restore: (): Promise<void> => records.restore(),
    add(place: NotePlace, text: string): void {
      const nowMs = Date.now()
      put({ ...place, id: newId(place.lessonId, nowMs), text, writtenMs: nowMs, atMs: nowMs })
    },
    /** Overwrites an older version. A deleted note comes back. */
    put: (note: Note): void => put({ ...note, atMs: Date.now() }),
    remove: (id: string): void => records.remove(id),
    /** Imports the notes of another device. Of two versions the newer wins. @returns how many are new or newer */
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
