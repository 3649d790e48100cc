import type { Chapter, CourseDetail, Lesson, LessonProgress } from '@/api/course'

/** All lessons in the order of the catalogue. */
export const flatLessons = (chapters: readonly Chapter[]): Lesson[] => chapters.flatMap(({ lessons }) => lessons)

/** `undefined` after the last one. */
export function nextLesson(chapters: readonly Chapter[], lessonId: number): Lesson | undefined {
  const lessons = flatLessons(chapters)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  return index < 0 ? undefined : lessons[index + 1]
}

/** `trial`: the first seconds only. The server has the last word when it gives the play address. */
export type LessonAccess = 'open' | 'trial' | 'locked'

export function accessOf(lesson: Lesson, canLearn: boolean, boughtIds: readonly number[]): LessonAccess {
  if (canLearn || boughtIds.includes(lesson.id)) return 'open'
  return lesson.trialSec > 0 ? 'trial' : 'locked'
}

export const totalSec = (lessons: readonly Lesson[]): number =>
  lessons.reduce((sum, { durationSec }) => sum + durationSec, 0)

export const finishedCount = (lessons: readonly Lesson[], progress: ReadonlyMap<number, LessonProgress>): number =>
  lessons.filter(({ id }) => progress.get(id)?.isFinished).length

export interface ResumeTarget {
  lesson: Lesson
  /** 1-based, in the order of the catalogue. */
  number: number
  /** Where to go on; 0 = from its start. */
  positionSec: number
  /** Something of the course has been watched. */
  isStarted: boolean
  /** Everything that may be watched has been. */
  isFinished: boolean
}

type Course = Pick<CourseDetail, 'chapters' | 'progress' | 'canLearn' | 'boughtLessonIds'>

/**
 * Where learning goes on: the lesson seen last, or the next unfinished one when that is done.
 * `undefined` = there is no lesson that this learner may watch.
 */
export function resumeTarget({ chapters, progress, canLearn, boughtLessonIds }: Course): ResumeTarget | undefined {
  const all = flatLessons(chapters)
  const lessons = all.filter((lesson) => accessOf(lesson, canLearn, boughtLessonIds) !== 'locked')
  const isDone = (lesson: Lesson) => progress.get(lesson.id)?.isFinished === true
  const last = latest(lessons, progress)
  const following = last ? lessons.slice(lessons.indexOf(last)) : []
  const lesson = [...following, ...lessons].find((candidate) => !isDone(candidate)) ?? lessons[0]
  if (!lesson) return undefined
  const isFinished = isDone(lesson)
  return {
    lesson,
    number: all.indexOf(lesson) + 1,
    positionSec: isFinished ? 0 : (progress.get(lesson.id)?.watchedSec ?? 0),
    isStarted: last !== undefined,
    isFinished,
  }
}

/** The one with the latest report; of equals the later in the catalogue. */
function latest(lessons: readonly Lesson[], progress: ReadonlyMap<number, LessonProgress>): Lesson | undefined {
  const seenMs = ({ id }: Lesson) => progress.get(id)?.seenAt?.getTime() ?? 0
  return lessons
    .filter(({ id }) => progress.has(id))
    .reduce<Lesson | undefined>((best, lesson) => (best && seenMs(best) > seenMs(lesson) ? best : lesson), undefined)
}
