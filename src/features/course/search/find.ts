import type { CourseDetail, Lesson } from '@/api/course'
import { byLesson } from '@/features/shared/notes/order'
import { isOfLesson, type LessonNote, type Note } from '@/features/shared/notes/store'
import { excerptAt } from '@/lib/excerpt'
import { hasWords, wordsOf } from '@/lib/findWords'
import { readRichText, textsOf } from '@/lib/html'

import type { CourseTab } from '../detail/courseTab'
import { type Paragraph, paragraphsOf, readCues } from '../lesson/subtitles/cues'
import { storedTexts } from '../lesson/subtitles/storedTexts'
import { storedKeysOf } from '../lesson/subtitles/source'
import { accessOf, flatLessons } from '../outline'
import { texts } from './texts'

/** The words spoken in a lesson, as far as this device has them. */
export interface SpokenLesson {
  lesson: Lesson
  paragraphs: Paragraph[]
}

/** Everything of a course that can be searched without a call. */
export interface CourseTexts {
  course: CourseDetail
  /** Paragraphs of the course's introduction. */
  paragraphs: string[]
  spoken: SpokenLesson[]
}

export type Match =
  | { kind: 'lesson'; lesson: Lesson; chapter: string }
  | { kind: 'note'; note: LessonNote; excerpt: string }
  | { kind: 'spoken'; lesson: Lesson; sec: number; excerpt: string }
  /** On the course's own page. */
  | { kind: 'page'; tab: CourseTab; label: string; excerpt: string }

export type Group = { kind: Match['kind']; matches: Match[] }

/** @param pattern `subtitleUrl` of the operator; '' = none */
export function courseTextsOf(course: CourseDetail, pattern: string): CourseTexts {
  const { chapters, canLearn, boughtLessonIds } = course
  const spoken = flatLessons(chapters).flatMap((lesson) => {
    const canWatch = accessOf(lesson, canLearn, boughtLessonIds) === 'open'
    const keys = storedKeysOf({ detail: { lesson, canWatch }, title: lesson.title, course, pattern })
    const stored = keys.map(storedTexts.get).find((text) => text !== null)
    return stored ? [{ lesson, paragraphs: paragraphsOf(readCues(stored)) }] : []
  })
  return { course, paragraphs: textsOf(readRichText(course.course.html).blocks), spoken }
}

/** Matches that contain all words, grouped by kind. Empty groups are left out. */
export function findInCourse(
  { course, paragraphs, spoken }: CourseTexts,
  notes: readonly Note[],
  query: string,
): Group[] {
  const words = wordsOf(query)
  if (words.length === 0) return []
  const inTitles = course.chapters.flatMap(({ title: chapter, lessons: rows }) =>
    rows
      .filter(({ title }) => hasWords(`${title}\n${chapter}`, words))
      .map((lesson): Match => ({ kind: 'lesson', lesson, chapter })),
  )
  const inNotes = notes
    .filter(isOfLesson)
    .filter(
      ({ courseId, text, lessonTitle }) => courseId === course.course.id && hasWords(`${text}\n${lessonTitle}`, words),
    )
    .sort(byLesson)
    .map((note): Match => ({ kind: 'note', note, excerpt: excerptAt(note.text, words) }))
  const inSubtitles = spoken.flatMap(({ lesson, paragraphs: rows }) =>
    rows
      .filter(({ text }) => hasWords(text, words))
      .map(({ startSec, text }): Match => ({
        ...{ kind: 'spoken', lesson, sec: Math.floor(startSec) },
        excerpt: excerptAt(text, words),
      })),
  )
  const onPage = [
    ...[course.course.summary, ...paragraphs].map((text) => ({ tab: 'intro' as const, label: texts.intro, text })),
    ...course.attachments.map(({ name }) => ({ tab: 'attachments' as const, label: texts.attachment, text: name })),
  ]
    .filter(({ text }) => hasWords(text, words))
    .map(({ text, ...place }): Match => ({ kind: 'page', ...place, excerpt: excerptAt(text, words) }))
  const groups: Group[] = [
    { kind: 'lesson', matches: inTitles },
    { kind: 'note', matches: inNotes },
    { kind: 'spoken', matches: inSubtitles },
    { kind: 'page', matches: onPage },
  ]
  return groups.filter(({ matches }) => matches.length > 0)
}
