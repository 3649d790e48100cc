import { serverClock } from '@/lib/serverClock'
import { dayNumber } from '@/lib/time'
import { addLearned } from '@/stores/learnedTime'

/** A killed app loses no more than this. */
const storeEverySec = 10

export interface LearningClock {
  /**
   * Somebody is learning now.
   * @param lessonId the playing lesson of a course, if any
   */
  sign(lessonId?: number): void
  /** Paused, hidden or left: the next sign starts a new interval. */
  rest(): void
}

/**
 * Adds up the time between signs of learning, and stores it on the device.
 * @param maxGapSec the most that a gap counts, because the learner may have gone away
 */
export function createLearningClock(maxGapSec: number): LearningClock {
  let lastMs: number | undefined
  let lesson: number | undefined
  let countedMs = 0

  function store(leastSec: number): void {
    const sec = Math.floor(countedMs / 1000)
    if (sec < leastSec) return
    countedMs -= sec * 1000
    addLearned(dayNumber(serverClock.now()), sec, lesson)
  }
  function count(): void {
    const nowMs = serverClock.now()
    // A correction from the server may set the clock back.
    if (lastMs !== undefined) countedMs += Math.min(Math.max(0, nowMs - lastMs), maxGapSec * 1000)
    lastMs = nowMs
  }
  return {
    sign(lessonId) {
      if (lessonId !== lesson) store(1)
      lesson = lessonId
      count()
      store(storeEverySec)
    },
    rest() {
      if (lastMs === undefined) return
      count()
      lastMs = undefined
      store(1)
    },
  }
}
