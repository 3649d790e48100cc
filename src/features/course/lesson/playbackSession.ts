import { type LessonDetail, listPlaySources } from '@/api/course'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import type { PlaybackItem } from '@/features/shared/player/types'
import { storePosition, storedPositionSec, sendPosition } from '@/features/shared/outbox/places'
import { sameLogin } from '@/stores/session'

/** `locked`: nothing of it may be watched. `trialOver` and `ended` may lead back to `watching`. */
export type Stage = 'watching' | 'trialOver' | 'ended' | 'locked'

/** One lesson in front of the learner, from opening it until it is left or begun anew. */
export interface PlaybackSession {
  /** Lesson and right to watch: when either changes, another session begins. */
  sessionKey: string
  lessonId: number
  item: PlaybackItem
  /** Where it starts out. */
  stage: Stage
  onProgress: (sec: number) => void
  onPause: () => Promise<void>
  /** Where the player is. */
  positionSec: () => number
  /** Played to its end: the whole length counts, whatever fraction of a second the media lack. */
  finish: () => void
  /** The trial is used up. */
  finishTrial: () => void
}

export const sessionKey = ({ lesson, canWatch }: LessonDetail): string => `${lesson.id}:${canWatch}`

let sessionCount = 0

interface PlaybackSessionOptions {
  /** Whatever was watched before: it begins at 0. */
  fromStart?: boolean
  /** The server has taken this second. */
  onSent: (sec: number) => void
}

export function openPlaybackSession(
  detail: LessonDetail,
  { fromStart = false, onSent }: PlaybackSessionOptions,
): PlaybackSession {
  const { lesson, canWatch, progress } = detail
  const { watchedSec: serverSec = 0, isFinished = false } = progress.get(lesson.id) ?? {}
  const localSec = storedPositionSec(lesson.id)
  const trialSec = canWatch ? 0 : lesson.trialSec
  const watchedSec = Math.max(serverSec, localSec)
  const isTrialUsed = trialSec > 0 && watchedSec >= trialSec
  const log = createProgressTracker({
    isTheirs: sameLogin(),
    serverSec,
    localSec,
    store: (sec) => storePosition(lesson.id, sec),
    async send(sec) {
      await sendPosition(lesson.id, sec)
      onSent(sec)
    },
  })
  // What is finished is no longer changed by the server: nothing to report.
  const onProgress = isFinished ? () => undefined : log.onProgress
  const onPause = isFinished ? async () => undefined : log.onPause
  const reach = (sec: number) => {
    onProgress(sec)
    void onPause()
  }
  const startSec = fromStart ? 0 : resumeSec({ serverSec, localSec, isFinished })
  let nowSec = startSec
  sessionCount += 1
  return {
    sessionKey: sessionKey(detail),
    lessonId: lesson.id,
    item: {
      key: String(sessionCount),
      load: () => listPlaySources(lesson.id, trialSec > 0),
      startSec,
      trialSec,
      isDragBanned: lesson.isDragBanned && !isFinished,
      watchedSec,
    },
    stage: !canWatch && trialSec === 0 ? 'locked' : isTrialUsed && !fromStart ? 'trialOver' : 'watching',
    onProgress(sec) {
      nowSec = sec
      onProgress(sec)
    },
    onPause,
    positionSec: () => nowSec,
    finish: () => reach(lesson.durationSec),
    finishTrial: () => reach(trialSec),
  }
}
