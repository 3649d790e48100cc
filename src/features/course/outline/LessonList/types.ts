import type { Chapter, Lesson, LessonProgress } from '@/api/course'

import type { LessonLink, LessonMark } from './LessonRow'

export interface LessonListProps {
  chapters: readonly Chapter[]
  /** By lesson id. */
  progress: ReadonlyMap<number, LessonProgress>
  /** The marked lesson. Its chapter is open. */
  currentId?: number
  /** `playing` by default. */
  currentMark?: LessonMark
  /** The learner may watch the whole course. */
  canLearn: boolean
  /** Single lessons that were bought. */
  boughtIds: readonly number[]
  /** Also for a locked lesson: its page says how to unlock it. */
  linkOf: (lesson: Lesson) => LessonLink
  /** The scrolling box that the list fills, if it has one and is shown: it opens at the marked lesson. */
  boxId?: string
}
