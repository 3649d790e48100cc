import { dragToleranceSec } from '@/config/limits'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** Played this long, a line counts as alive again. */
export const provenSec = 5

/** Where a jump may land: past the furthest watched second (`null` = no ban) it goes back there (contract 11.11). */
export const landingSec = (targetSec: number, furthestSec: number | null): number =>
  furthestSec !== null && targetSec - furthestSec >= dragToleranceSec ? furthestSec : targetSec

/** A trial ends here; 0 = there is no end. */
export const isTrialOver = (sec: number, trialSec: number): boolean => trialSec > 0 && sec >= trialSec

/** Where the scrubber may lead at all. */
export function clampSec(sec: number, durationSec: number, trialSec: number): number {
  const endSec = trialSec > 0 ? Math.min(trialSec, durationSec) : durationSec
  return Math.min(Math.max(0, sec), endSec)
}
