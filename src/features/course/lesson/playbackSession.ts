import { type LessonDetail, listPlaySources, type PlaySource } from '@/api/course'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import type { PlaybackItem } from '@/features/shared/player/types'
import { storePosition, storedPositionSec, sendPosition } from '@/features/shared/outbox/watchPositions'
import { ApiError } from '@/http/apiError'
import { sameLogin } from '@/stores/session'

import { farPlace } from './farPlace'

/** `locked`: no part may be watched. `trialOver` and `ended` may lead back to `watching`. */
export type Stage = 'watching' | 'trialOver' | 'ended' | 'locked'

/** One lesson on screen, from its opening until it is left or restarted. */
export interface PlaybackSession {
  /** Lesson and right to watch. When either changes, another session begins. */
  sessionKey: string
  lessonId: number
  item: PlaybackItem
  /** The first stage. */
  stage: Stage
  /** @param mediaSec length of the media; 0 = unknown */
  onProgress: (sec: number, mediaSec: number) => void
  onPause: () => Promise<void>
  /** The player's position. */
  positionSec: () => number
  /** Played to the end. The whole length counts, even if the media are a fraction of a second shorter. */
  finish: () => void
  /** The trial is used up. */
  finishTrial: () => void
}

export const sessionKey = ({ lesson, canWatch }: LessonDetail): string => `${lesson.id}:${canWatch}`

/** Lengths are rounded. */
const slackSec = 2

let sessionCount = 0

interface PlaybackSessionOptions {
  /** Where to begin, whatever was watched before. A second that may not be watched is ignored. */
  atSec?: number | undefined
  /** The server refuses the right to watch. */
  onRefused: () => void
  /** Fresh addresses, each time the player has asked for them. */
  onSources: (sources: readonly PlaySource[]) => void
  /** The server has accepted this second. */
  onSent: (sec: number) => void
}

export function openPlaybackSession(
  detail: LessonDetail,
  { atSec, onRefused, onSources, onSent }: PlaybackSessionOptions,
): PlaybackSession {
  const { lesson, canWatch, progress } = detail
  const { watchedSec: serverSec = 0, isFinished = false } = progress.get(lesson.id) ?? {}
  const localSec = storedPositionSec(lesson.id)
  const trialSec = canWatch ? 0 : lesson.trialSec
  const watchedSec = Math.max(serverSec, localSec, farPlace.get(lesson.id))
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
  const isDragBanned = lesson.isDragBanned && !isFinished
  // A start beyond the end would finish the lesson at once, and count as watched.
  const endSec = trialSec || Math.max(lesson.durationSec, watchedSec)
  const wantedSec = atSec !== undefined && (atSec < endSec || atSec === 0) ? atSec : undefined
  const startSec =
    wantedSec === undefined
      ? resumeSec({ serverSec: watchedSec, localSec, isFinished })
      : isDragBanned
        ? Math.min(wantedSec, watchedSec)
        : wantedSec
  let nowSec = startSec
  let lengthSec = 0
  /** The operator typed a length that is too short. Reaching it would finish the lesson before the media end. */
  const isTooShort = () => lesson.durationSec === 0 || lengthSec > lesson.durationSec + slackSec
  // The server no longer changes a finished lesson, so nothing is reported.
  const onProgress = (sec: number) => {
    if (isFinished) return
    log.onProgress(isTooShort() ? Math.min(sec, lesson.durationSec - 1) : sec)
    if (isTooShort()) farPlace.store(lesson.id, sec)
  }
  const onPause = isFinished ? async () => undefined : log.onPause
  const reach = (sec: number) => {
    if (!isFinished) log.onProgress(sec)
    void onPause()
  }
  sessionCount += 1
  return {
    sessionKey: sessionKey(detail),
    lessonId: lesson.id,
    item: {
      key: String(sessionCount),
      async load() {
        try {
          const sources = await listPlaySources(lesson.id, trialSec > 0)
          onSources(sources)
          return sources
        } catch (error) {
          if (error instanceof ApiError && error.kind === 'rejected') onRefused()
          throw error
        }
      },
      startSec,
      placeKey: `lesson ${lesson.id}`,
      trialSec,
      isDragBanned,
      watchedSec,
    },
    stage: !canWatch && trialSec === 0 ? 'locked' : isTrialUsed && wantedSec === undefined ? 'trialOver' : 'watching',
    onProgress(sec, mediaSec) {
      nowSec = sec
      lengthSec = mediaSec
      onProgress(sec)
    },
    onPause,
    positionSec: () => nowSec,
    finish() {
      farPlace.forget(lesson.id)
      reach(Math.max(lesson.durationSec, Math.ceil(nowSec)))
    },
    finishTrial() {
      onProgress(trialSec)
      void onPause()
    },
  }
}
