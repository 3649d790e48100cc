import * as v from 'valibot'

import { journal } from '@/platform/journal'
import { keeping } from '@/platform/keeping'

import { durableRecords } from '../outbox/records'

const written = {
  text: v.string(),
  writtenMs: v.number(),
  /** Time of the last change. */
  atMs: v.number(),
}

const lessonSchema = v.object({
  courseId: v.number(),
  courseTitle: v.string(),
  lessonId: v.number(),
  lessonTitle: v.string(),
  sec: v.number(),
  /** A picture of that second is kept beside it (`noteStills`). */
  hasStill: v.optional(v.boolean()),
  ...written,
})

const passageSchema = v.object({
  /** Of a book, its chapter. */
  articleId: v.number(),
  articleTitle: v.string(),
  /** 0 and '' of an article, which stands for itself. */
  bookId: v.number(),
  bookTitle: v.string(),
  /** How many blocks of the text stand before the one with the quote. */
  block: v.number(),
  quote: v.string(),
  ...written,
})

const noteSchema = v.union([passageSchema, lessonSchema])

type LessonRecord = v.InferOutput<typeof lessonSchema>
type PassageRecord = v.InferOutput<typeof passageSchema>

/** A learner's text at a second of a lesson. */
export interface LessonNote extends LessonRecord {
  /** Begins with its group. */
  id: string
}

/** A learner's text on a passage of an article or of a book's chapter. */
export interface PassageNote extends PassageRecord {
  /** Begins with its group. */
  id: string
}

export type Note = LessonNote | PassageNote

export const isPassage = (note: Note): note is PassageNote => 'quote' in note
export const isOfLesson = (note: Note): note is LessonNote => 'lessonId' in note

/** The position of a note. */
export type LessonPlace = Omit<LessonNote, 'id' | 'hasStill' | keyof typeof written>
export type PassagePlace = Omit<PassageNote, 'id' | keyof typeof written>

/** Begins the id of each note of one lesson or text, so that they are found without reading the others. */
export const groupOf = (place: Pick<LessonPlace, 'lessonId'> | Pick<PassagePlace, 'bookId' | 'articleId'>): string =>
  'lessonId' in place ? String(place.lessonId) : `${place.bookId > 0 ? 'chapter' : 'article'}${place.articleId}`

/** One record per note, so that two tabs do not overwrite each other. A note stays until it is deleted. */
const recordsOf = durableRecords('note', noteSchema, journal, Infinity)

const newId = (group: string, nowMs: number): string =>
  `${group}-${nowMs.toString(36)}${Math.random().toString(36).slice(2, 7).padEnd(5, '0')}`

const sameWords = (note: Note): string =>
  JSON.stringify(isPassage(note) ? [groupOf(note), note.quote, note.text] : [note.lessonId, note.sec, note.text])

export type NoteStore = ReturnType<typeof notesOf>

/** The notes of a member. They exist only on this device. */
export function notesOf(memberId: number) {
  const records = recordsOf(memberId)
  const read = (keys: readonly string[]): Note[] =>
    keys.flatMap((id) => {
      const record = records.get(id)
      return record ? [{ ...record, id }] : []
    })
  const put = ({ id, ...record }: Note): void => {
    keeping.ask()
    records.set(id, record)
  }
  return {
    all: (): Note[] => read(records.keys()),
    /** @param group as `groupOf` says */
    of: (group: string): Note[] => read(records.keys().filter((key) => key.startsWith(`${group}-`))),
    get: (id: string): Note | undefined => read([id])[0],
    /** Restores what a killed browser has lost. */
    restore: (): Promise<void> => records.restore(),
    add(place: LessonPlace | PassagePlace, text: string): Note {
      const nowMs = Date.now()
      const note = { ...place, id: newId(groupOf(place), nowMs), text, writtenMs: nowMs, atMs: nowMs }
      put(note)
      return note
    },
    /** Overwrites an older version. A deleted note comes back. */
    put: (note: Note): void => put({ ...note, atMs: Date.now() }),
    remove: (id: string): void => records.remove(id),
    /** Imports the notes of another device. Of two versions the newer wins. @returns how many are new or newer */
    merge(found: readonly Note[]): number {
      const known = new Set(read(records.keys()).map(sameWords))
      const wanted = found.filter((note) => {
        const mine = records.get(note.id)
        return mine ? mine.atMs < note.atMs && mine.text !== note.text : !known.has(sameWords(note))
      })
      // Pictures do not come with a file, and stay where they are.
      for (const note of wanted) {
        const mine = records.get(note.id)
        put(isOfLesson(note) && mine && 'hasStill' in mine ? { ...note, hasStill: mine.hasStill } : note)
      }
      return wanted.length
    },
  }
}
