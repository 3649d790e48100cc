import { type LessonDetail, listPlaySources } from '@/api/course'
import type { Program } from '@/features/shared/player/types'

import { keepPlace, keptSec, sendPlace } from './places'
import { createWatchLog, resumeSec } from './progress'

/** `locked`: nothing of it may be watched. `trialOver` and `ended` may lead back to `watching`. */
export type Stage = 'watching' | 'trialOver' | 'ended' | 'locked'

/** One lesson in front of the learner, from opening it until it is left or begun anew. */
export interface Sitting {
  /** Lesson and right to watch: when either changes, another sitting begins. */
  subject: string
  lessonId: number
  program: Program
  /** Where it starts out. */
  stage: Stage
  move: (sec: number) => void
  rest: () => Promise<void>
  /** Played to its end: the whole length counts, whatever fraction of a second the media lack. */
  finish: () => void
  /** The trial is used up. */
  finishTrial: () => void
}

export const subjectOf = ({ lesson, canWatch }: LessonDetail): string => `${lesson.id}:${canWatch}`

let sittings = 0

interface SittingOptions {
  /** Whatever was watched before: it begins at 0. */
  fromStart?: boolean
  /** The server has taken this second. */
  onSent: (sec: number) => void
}

export function openSitting(detail: LessonDetail, { fromStart = false, onSent }: SittingOptions): Sitting {
  const { lesson, canWatch, progress } = detail
  const { watchedSec: serverSec = 0, isFinished = false } = progress.get(lesson.id) ?? {}
  const localSec = keptSec(lesson.id)
  const trialSec = canWatch ? 0 : lesson.trialSec
  const watchedSec = Math.max(serverSec, localSec)
  const isTrialUsed = trialSec > 0 && watchedSec >= trialSec
  const log = createWatchLog({
    serverSec,
    localSec,
    keep: (sec) => keepPlace(lesson.id, sec),
    async send(sec) {
      await sendPlace(lesson.id, sec)
      onSent(sec)
    },
  })
  // What is finished is no longer changed by the server: nothing to report.
  const move = isFinished ? () => undefined : log.move
  const rest = isFinished ? async () => undefined : log.rest
  const reach = (sec: number) => {
    move(sec)
    void rest()
  }
  sittings += 1
  return {
    subject: subjectOf(detail),
    lessonId: lesson.id,
    program: {
      key: String(sittings),
      load: () => listPlaySources(lesson.id, trialSec > 0),
      startSec: fromStart ? 0 : resumeSec({ serverSec, localSec, isFinished }),
      trialSec,
      isDragBanned: lesson.isDragBanned && !isFinished,
      watchedSec,
    },
    stage: !canWatch && trialSec === 0 ? 'locked' : isTrialUsed && !fromStart ? 'trialOver' : 'watching',
    move,
    rest,
    finish: () => reach(lesson.durationSec),
    finishTrial: () => reach(trialSec),
  }
}
