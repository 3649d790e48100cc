import { dragToleranceSec } from '@/config/limits'

import type { PlaybackItem } from './types'

export const speeds = [0.75, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]

/** Played this long, a source counts as alive again. */
const provenSec = 5

/** Two reports of a player lie no further apart while it plays: what is more is a jump. */
const mostStepSec = 3

/** Counts the seconds that were played, whatever the source's own positions say. */
export function createPlayClock() {
  let playedSec = 0
  let lastSec: number | undefined
  return {
    /** The player stands at this second, and plays. */
    pass(sec: number): number {
      const stepSec = lastSec === undefined ? 0 : sec - lastSec
      if (stepSec > 0 && stepSec <= mostStepSec) playedSec += stepSec
      lastSec = sec
      return playedSec
    },
    playedSec: () => playedSec,
  }
}

/** A player begins a stream no further than this before its end. */
const mostWindowSec = 30
/** Two playings of the same piece differ by less. */
const sameSec = 2

/**
 * Counts what is played since a source was put in. A stream that has stopped is played to its end once more when it is put
 * in anew: only what goes beyond that is new.
 */
export function createSourceClock() {
  let clock = createPlayClock()
  let knownSec = 0
  return {
    /** @param mayRepeat the player does not know by itself what it has played before */
    begin(mayRepeat: boolean): void {
      const playedSec = clock.playedSec()
      knownSec = mayRepeat && playedSec > 0 ? Math.min(playedSec + sameSec, mostWindowSec) : 0
      clock = createPlayClock()
    },
    pass(sec: number): { isNew: boolean; isProven: boolean } {
      const playedSec = clock.pass(sec)
      const isNew = playedSec >= knownSec
      return { isNew, isProven: isNew && playedSec >= provenSec }
    },
  }
}

export type SourceClock = ReturnType<typeof createSourceClock>

export type PlaybackGuard = ReturnType<typeof createPlaybackGuard>

/** Part of an item that does not play. */
interface Gap {
  fromSec: number
  toSec: number
  isTold: boolean
}

/** Playing goes on this near behind a gap. */
const nearSec = 3

/** Keeps to the rules of one item while it plays (docs/backend/courses.md#watch-progress, #right-to-watch). */
export function createPlaybackGuard({ startSec, trialSec, isDragBanned, watchedSec }: PlaybackItem) {
  let furthestSec = Math.max(startSec, watchedSec)
  const gaps: Gap[] = []
  /** What does not play need not be watched. */
  const reachSec = () =>
    gaps.reduce((sec, { fromSec, toSec }) => (sec >= fromSec - nearSec ? Math.max(sec, toSec) : sec), furthestSec)
  return {
    /** Where a jump may land: under a drag ban no further than what has been watched. */
    landingSec: (targetSec: number): number =>
      isDragBanned && targetSec - reachSec() >= dragToleranceSec ? furthestSec : targetSec,
    /** Played up to here; answers whether a gap was passed over on the way. */
    pass(sec: number): boolean {
      furthestSec = Math.max(furthestSec, sec)
      const passed = gaps.filter((gap) => !gap.isTold && sec >= gap.toSec - 0.5 && sec < gap.toSec + nearSec)
      passed.forEach((gap) => (gap.isTold = true))
      return passed.length > 0
    },
    /** This part does not play: it may be passed over. */
    open(fromSec: number, toSec: number): void {
      gaps.push({ fromSec, toSec, isTold: false })
      gaps.sort((one, other) => one.fromSec - other.fromSec)
    },
    /** The trial ends here. */
    isOver: (sec: number): boolean => trialSec > 0 && sec >= trialSec,
    /** The part of the source that the scrubber may lead to. */
    clamp: (sec: number, durationSec: number): number =>
      Math.min(Math.max(0, sec), trialSec > 0 ? Math.min(trialSec, durationSec) : durationSec),
  }
}
