import type { LearningPathDetail } from '@/api/learningPath'
import type { LearningPathPart } from '@/api/learningPathStep'
import { partAhead } from '@/goods/pathPart'
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

/** Nothing is left, and of nothing is it unknown. */
export const isAllLearned = (parts: readonly LearningPathPart[]): boolean =>
  parts.length > 0 && parts.every(({ isLearned }) => isLearned === true)

/** Where to continue among the parts that can be opened. A path that is done begins again. */
export function nextPart(
  detail: LearningPathDetail,
  canOpen: (part: LearningPathPart) => boolean,
): LearningPathPart | undefined {
  const openable = partsOf(detail).filter(canOpen)
  const isDone = percentOf(detail) === 100
  const ahead = isDone ? undefined : (partAhead(openable) ?? openable.find(({ isLearned }) => !isLearned))
  return ahead ?? openable[0]
}
