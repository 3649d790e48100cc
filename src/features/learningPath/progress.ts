import type { LearningPathDetail } from '@/api/learningPath'
import type { LearningPathPart } from '@/api/learningPathStep'
import { toPercent } from '@/lib/percent'

interface Count {
  done: number
  all: number
}

/** The number of parts with a known progress, and of those that are done; null = the server knows no progress. */
export function countOf(parts: readonly LearningPathPart[]): Count | null {
  const known = parts.filter(({ isLearned }) => isLearned !== null)
  return known.length > 0 ? { done: known.filter(({ isLearned }) => isLearned).length, all: known.length } : null
}

const partsOf = ({ steps }: LearningPathDetail) => steps.flatMap(({ parts }) => parts)

/** 0 to 100: the server's number, else counted; null = unknown. */
export function percentOf(detail: LearningPathDetail): number | null {
  if (detail.progressPercent !== null) return toPercent(detail.progressPercent / 100)
  const count = countOf(partsOf(detail))
  return count && toPercent(count.done / count.all)
}

/** Where to continue: the first part that can be opened and is not done, else the first that can be opened. */
export function nextPart(
  detail: LearningPathDetail,
  canOpen: (part: LearningPathPart) => boolean,
): LearningPathPart | undefined {
  const openable = partsOf(detail).filter(canOpen)
  return openable.find(({ isLearned }) => !isLearned) ?? openable[0]
}
