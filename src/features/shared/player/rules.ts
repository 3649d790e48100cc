import { dragToleranceSec } from '@/config/limits'

import type { PlaybackItem } from './types'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** Played this long, a line counts as alive again. */
export const provenSec = 5

export type PlaybackGuard = ReturnType<typeof createPlaybackGuard>

/** Keeps to the rules of one item while it plays (docs/backend/courses.md#watch-progress, #right-to-watch). */
export function createPlaybackGuard({ startSec, trialSec, isDragBanned, watchedSec }: PlaybackItem) {
  let furthestSec = Math.max(startSec, watchedSec)
  return {
    /** Where a jump may land: under a drag ban no further than what has been watched. */
    landingSec: (targetSec: number): number =>
      isDragBanned && targetSec - furthestSec >= dragToleranceSec ? furthestSec : targetSec,
    /** Played up to here. */
    pass(sec: number): void {
      furthestSec = Math.max(furthestSec, sec)
    },
    /** The trial ends here. */
    isOver: (sec: number): boolean => trialSec > 0 && sec >= trialSec,
    /** The part of the line that the scrubber may lead to. */
    clamp: (sec: number, durationSec: number): number =>
      Math.min(Math.max(0, sec), trialSec > 0 ? Math.min(trialSec, durationSec) : durationSec),
  }
}
