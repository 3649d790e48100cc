import type { Chapter, Lesson, LessonProgress } from '@/api/course'

import type { LessonMark } from './LessonRow'

export interface LessonListProps {
  chapters: readonly Chapter[]
  /** By lesson id. */
  progress: ReadonlyMap<number, LessonProgress>
  /** The lesson that is marked; its chapter is open. */
  currentId?: number
  /** Why it is marked; `playing` by default. */
  currentMark?: LessonMark
  /** May learn the whole course. */
  canLearn: boolean
  /** Lessons bought singly. */
  boughtIds: readonly number[]
  /** Also called for a locked lesson: its page says what to do. */
  onSelect: (lesson: Lesson) => void
}
