import { hasWords, wordsOf } from '@/lib/findWords'

import { byLesson, byPassage, type NamedPart, partOf } from './order'
import { isPassage, type Note } from './store'

const inOrder = (one: Note, other: Note): number => {
  if (isPassage(one)) return isPassage(other) ? byPassage(one, other) : 1
  return isPassage(other) ? -1 : byLesson(one, other)
}

/** The whole that a note is on: a course, an article, a book. Keys are as in files: `course:3`. */
function workOf(note: Note): NamedPart {
  if (!isPassage(note)) return { key: `course:${note.courseId}`, title: note.courseTitle }
  if (note.bookId === 0) return { key: `article:${note.articleId}`, title: note.articleTitle }
  return { key: `book:${note.bookId}`, title: note.bookTitle }
}

interface WorkNotes extends NamedPart {
  notes: Note[]
}

/** Courses, articles and books by their newest note. */
export function byWork(notes: readonly Note[]): WorkNotes[] {
  const works = new Map<string, WorkNotes>()
  for (const note of [...notes].sort((one, other) => other.writtenMs - one.writtenMs)) {
    const work = workOf(note)
    const known = works.get(work.key) ?? { ...work, notes: [] }
    known.notes.push(note)
    works.set(work.key, known)
  }
  return [...works.values()].map((work) => ({ ...work, notes: work.notes.sort(inOrder) }))
}

/** Notes that contain all words of the query, in any order. */
export function matching(notes: readonly Note[], query: string): Note[] {
  const words = wordsOf(query)
  return notes.filter((note) => {
    const quote = isPassage(note) ? note.quote : ''
    return hasWords([note.text, quote, workOf(note).title, partOf(note)?.title].join('\n'), words)
  })
}
