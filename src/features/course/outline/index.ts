export { FindLink } from './FindLink'
export { LessonList } from './LessonList'
export type { LessonListProps } from './LessonList/types'
export {
  accessOf,
  finishedCount,
  flatLessons,
  isCourseDone,
  isDone,
  leftCount,
  type LessonAccess,
  nextLesson,
  type ResumeTarget,
  resumeTarget,
  totalSec,
  withoutLesson,
} from './model'
