import { formatDuration } from '@/lib/time'

import { groupOf, isPassage, type LessonNote, type Note, type PassageNote } from './store'
import { texts } from './texts'

/** By position in the lesson. */
export const bySecond = (one: LessonNote, other: LessonNote): number =>
  one.sec - other.sec || one.writtenMs - other.writtenMs

/** By lesson id, which mostly follows the course's order. */
export const byLesson = (one: LessonNote, other: LessonNote): number =>
  one.lessonId - other.lessonId || bySecond(one, other)

/** By position in the text; chapters by id. */
export const byPassage = (one: PassageNote, other: PassageNote): number =>
  one.articleId - other.articleId || one.block - other.block || one.writtenMs - other.writtenMs

/** Something that notes are on, with a key of its own. */
export interface NamedPart {
  key: string
  title: string
}

/** The lesson or the chapter; an article is a whole by itself. */
export function partOf(note: Note): NamedPart | undefined {
  if (!isPassage(note)) return { key: groupOf(note), title: note.lessonTitle }
  return note.bookId > 0 ? { key: groupOf(note), title: note.articleTitle } : undefined
}

const quoteLength = 12

/** The name of a note: its second, or the beginning of its passage. */
export function nameOf(note: Note): string {
  if (!isPassage(note)) return formatDuration(note.sec)
  const signs = [...note.quote.replace(/\s+/g, ' ')]
  return texts.quoted(signs.slice(0, quoteLength).join(''), signs.length > quoteLength)
}
