import type { ExamItem } from '@/api/exam'
import type { LearningPathDetail } from '@/api/learningPath'
import type { LearningPathPart } from '@/api/learningPathStep'
import { kindByName } from '@/goods/kinds'
import { course as courseKind } from '@/goods/kinds/course'
import { partAhead } from '@/goods/pathPart'

export interface NextPart {
  pathName: string
  part: LearningPathPart
}

const isCourse = ({ type, goodsId }: LearningPathPart, courseId: number) =>
  kindByName('pathPart', type) === courseKind && goodsId === courseId

/**
 * The next part after this course in each learning path that the learner owns, of those that can be opened. A path
 * without the course, or without such a part, gives none.
 */
export function nextParts(
  paths: readonly LearningPathDetail[],
  courseId: number,
  canOpen: (part: LearningPathPart) => boolean,
): NextPart[] {
  return paths.flatMap(({ learningPath, steps, isOwned }) => {
    const parts = steps.flatMap((step) => step.parts)
    const index = parts.findIndex((part) => isCourse(part, courseId))
    if (!isOwned || index < 0) return []
    const part = partAhead(parts.slice(index + 1).filter(canOpen))
    return part ? [{ pathName: learningPath.name, part }] : []
  })
}

/** Papers that the owners of this course may sit, and that this learner has not sat yet. */
export const papersOf = (papers: readonly ExamItem[], courseId: number): ExamItem[] =>
  papers.filter(({ requiredCourseIds, progress }) => progress === 'none' && requiredCourseIds.includes(courseId))
