import { dragToleranceSec } from '@/config/limits'

import type { Program } from './types'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** Played this long, a line counts as alive again. */
export const provenSec = 5

/** Keeps to the rules of one program while it plays (contract `core.md` 11.11 and 11.13). */
export function createGuard({ startSec, trialSec, isDragBanned, watchedSec }: Program) {
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
