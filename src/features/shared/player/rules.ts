import { dragToleranceSec } from '@/config/limits'
import { isMiniProgram } from '@/platform/shell'

import type { PlaybackItem } from './types'

/** WeChat's video plays at no other slow speed. */
const slow = isMiniProgram ? 0.8 : 0.75
export const speeds = [slow, 1, 1.25, 1.5, 2] as const
export type Speed = (typeof speeds)[number]
/** While the picture is held. */
export const fastSpeed: Speed = 2

/** After playing this long, a source counts as working again. */
const provenSec = 5

/** A larger step between two reports of a playing player is a jump. */
const maxStepSec = 3

/** Counts played seconds, independent of the source's own positions. */
export function createPlayClock() {
  let playedSec = 0
  let lastSec: number | undefined
  return {
    /** The player plays and is at this second. */
    pass(sec: number): number {
      const stepSec = lastSec === undefined ? 0 : sec - lastSec
      if (stepSec > 0 && stepSec <= maxStepSec) playedSec += stepSec
      lastSec = sec
      return playedSec
    },
    playedSec: () => playedSec,
  }
}

/** A player starts a live stream at most so far before its end. */
const maxWindowSec = 30
/** The length of the same part differs by less between two runs. */
const sameSec = 2

/**
 * Counts played seconds since a source was loaded. When a stopped stream is loaded again, its last part plays once
 * more; only what follows is new.
 */
export function createSourceClock() {
  let clock = createPlayClock()
  let knownSec = 0
  return {
    /** @param mayRepeat the player itself does not know what it has played before */
    begin(mayRepeat: boolean): void {
      const playedSec = clock.playedSec()
      knownSec = mayRepeat && playedSec > 0 ? Math.min(playedSec + sameSec, maxWindowSec) : 0
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

/** An unplayable part of an item. */
interface Gap {
  fromSec: number
  toSec: number
  isReported: boolean
}

/** After a gap, playing continues within this many seconds. */
const nearSec = 3

/** Enforces the rules of one item while it plays (docs/backend/courses.md#watch-progress, #right-to-watch). */
export function createPlaybackGuard({ startSec, trialSec, isDragBanned, watchedSec }: PlaybackItem) {
  let furthestSec = Math.max(startSec, watchedSec)
  const gaps: Gap[] = []
  /** An unplayable part need not be watched. */
  const reachSec = () =>
    gaps.reduce((sec, { fromSec, toSec }) => (sec >= fromSec - nearSec ? Math.max(sec, toSec) : sec), furthestSec)
  return {
    /** The target of a jump. Under a drag ban it is at most the furthest watched second. */
    landingSec: (targetSec: number): number =>
      isDragBanned && targetSec - reachSec() >= dragToleranceSec ? furthestSec : targetSec,
    /** Notes a played second. @returns whether a gap was skipped on the way */
    pass(sec: number): boolean {
      furthestSec = Math.max(furthestSec, sec)
      const passed = gaps.filter((gap) => !gap.isReported && sec >= gap.toSec - 0.5 && sec < gap.toSec + nearSec)
      passed.forEach((gap) => (gap.isReported = true))
      return passed.length > 0
    },
    /** Allows to skip an unplayable part. */
    open(fromSec: number, toSec: number): void {
      gaps.push({ fromSec, toSec, isReported: false })
      gaps.sort((one, other) => one.fromSec - other.fromSec)
    },
    /** The trial ends here. */
    isOver: (sec: number): boolean => trialSec > 0 && sec >= trialSec,
    /** Limits a second to the part that the scrubber may reach. */
    clamp: (sec: number, durationSec: number): number =>
      Math.min(Math.max(0, sec), trialSec > 0 ? Math.min(trialSec, durationSec) : durationSec),
  }
}
