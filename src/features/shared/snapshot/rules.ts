import type { SnapshotResource, SnapshotRules } from '@/api/snapshot'
import { longestWaitMs } from '@/lib/longestWait'

/** Whether this sort of thing is photographed at all. */
export const takesPhotos = ({ isOn, cycleSec, ratePercent, maxCount }: SnapshotRules, type: SnapshotResource['type']) =>
  isOn[type] && cycleSec > 0 && ratePercent > 0 && maxCount > 0

/** One draw (docs/backend/live.md#snapshot-images). `random` returns 0 to 1. */
export const isDrawn = ({ ratePercent }: Pick<SnapshotRules, 'ratePercent'>, random: () => number): boolean =>
  random() * 100 <= ratePercent

interface Draws {
  rules: SnapshotRules
  onDrawn: () => void
  random?: () => number
}

/** Draws at the end of each cycle, never at once. @returns a function that stops it */
export function startDraws({ rules, onDrawn, random = Math.random }: Draws): () => void {
  const draw = () => {
    if (isDrawn(rules, random)) onDrawn()
  }
  const timer = setInterval(draw, Math.min(longestWaitMs, rules.cycleSec * 1000))
  return () => clearInterval(timer)
}
