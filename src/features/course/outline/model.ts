import type { Chapter, CourseDetail, Lesson, LessonDetail, LessonProgress } from '@/api/course'

/** In the order of the outline. */
export const flatLessons = (chapters: readonly Chapter[]): Lesson[] => chapters.flatMap(({ lessons }) => lessons)

/** As if the course did not list this lesson. */
export const withoutLesson = <C extends { chapters: Chapter[] }>(course: C, lessonId: number): C => ({
  ...course,
  chapters: course.chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.filter(({ id }) => id !== lessonId),
  })),
})

/** `undefined` after the last one. */
export function nextLesson(chapters: readonly Chapter[], lessonId: number): Lesson | undefined {
  const lessons = flatLessons(chapters)
  const index = lessons.findIndex(({ id }) => id === lessonId)
  return index < 0 ? undefined : lessons[index + 1]
}

/** `trial`: only the first seconds. The server decides when it gives the play address. */
export type LessonAccess = 'open' | 'trial' | 'locked'

export function accessOf(lesson: Lesson, canLearn: boolean, boughtIds: readonly number[]): LessonAccess {
  if (canLearn || boughtIds.includes(lesson.id)) return 'open'
  return lesson.trialSec > 0 ? 'trial' : 'locked'
}

/** `undefined` = some length is unknown, so a sum would say too little. */
export const totalSec = (lessons: readonly Lesson[]): number | undefined =>
  lessons.every(({ durationSec }) => durationSec > 0)
    ? lessons.reduce((sum, { durationSec }) => sum + durationSec, 0)
    : undefined

type Progress = ReadonlyMap<number, LessonProgress>

export const isDone = (progress: Progress, { id }: Lesson): boolean => progress.get(id)?.isFinished === true

export const finishedCount = (lessons: readonly Lesson[], progress: Progress): number =>
  lessons.filter((lesson) => isDone(progress, lesson)).length

/** Beside this one, of which the server may not have heard yet. */
export const leftCount = ({ lesson, chapters, progress }: LessonDetail): number =>
  flatLessons(chapters).filter((other) => other.id !== lesson.id && !isDone(progress, other)).length

/** The learner has all of its lessons, and has watched them. */
export function isCourseDone({
  chapters,
  progress,
  canLearn,
}: Pick<CourseDetail, 'chapters' | 'progress' | 'canLearn'>) {
  const lessons = flatLessons(chapters)
  return canLearn && lessons.length > 0 && finishedCount(lessons, progress) === lessons.length
}

export interface ResumeTarget {
  lesson: Lesson
  /** From 1, in the order of the outline. */
  number: number
  /** Where to continue; 0 = at the start. */
  positionSec: number
  /** Some part of the course was watched. */
  isStarted: boolean
  /** Everything that this learner may watch was watched. */
  isFinished: boolean
}

type Course = Pick<CourseDetail, 'chapters' | 'progress' | 'canLearn' | 'boughtLessonIds'>

/**
 * Where learning continues: the last seen lesson, or if it is finished, the next unfinished one. `undefined` = this
 * learner may watch none.
 */
export function resumeTarget({ chapters, progress, canLearn, boughtLessonIds }: Course): ResumeTarget | undefined {
  const all = flatLessons(chapters)
  const lessons = all.filter((lesson) => accessOf(lesson, canLearn, boughtLessonIds) !== 'locked')
  const last = latest(lessons, progress)
  const following = last ? lessons.slice(lessons.indexOf(last)) : []
  const lesson = [...following, ...lessons].find((candidate) => !isDone(progress, candidate)) ?? lessons[0]
  if (!lesson) return undefined
  const isFinished = isDone(progress, lesson)
  return {
    lesson,
    number: all.indexOf(lesson) + 1,
    positionSec: isFinished ? 0 : (progress.get(lesson.id)?.watchedSec ?? 0),
    isStarted: last !== undefined,
    isFinished,
  }
}

/** The lesson with the latest report. Among equal times the later one in the outline. */
function latest(lessons: readonly Lesson[], progress: ReadonlyMap<number, LessonProgress>): Lesson | undefined {
  const seenMs = ({ id }: Lesson) => progress.get(id)?.seenAt?.getTime() ?? 0
  return lessons
    .filter(({ id }) => progress.has(id))
    .reduce<Lesson | undefined>((best, lesson) => (best && seenMs(best) > seenMs(lesson) ? best : lesson), undefined)
}
