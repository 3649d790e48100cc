export { LessonList, type LessonListProps } from './LessonList'
export {
  accessOf,
  finishedCount,
  flatLessons,
  type LessonAccess,
  nextLesson,
  type ResumeTarget,
  resumeTarget,
  totalSec,
} from './model'
