import { type LessonDetail, listPlaySources, type PlaySource } from '@/api/course'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import type { PlaybackItem } from '@/features/shared/player/types'
import { storePosition, storedPositionSec, sendPosition } from '@/features/shared/outbox/places'
import { ApiError } from '@/http/apiError'
import { sameLogin } from '@/stores/session'

import { farPlace } from './farPlace'

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
  /** @param mediaSec length of what is played; 0 = not known */
  onProgress: (sec: number, mediaSec: number) => void
  onPause: () => Promise<void>
  /** Where the player is. */
  positionSec: () => number
  /** Played to its end: the whole length counts, whatever fraction of a second the media lack. */
  finish: () => void
  /** The trial is used up. */
  finishTrial: () => void
}

export const sessionKey = ({ lesson, canWatch }: LessonDetail): string => `${lesson.id}:${canWatch}`

/** Lengths are rounded. */
const slackSec = 2

let sessionCount = 0

interface PlaybackSessionOptions {
  /** Where it begins, whatever was watched before; a second that may not be watched is passed over. */
  atSec?: number | undefined
  /** The server will not have it watched. */
  onRefused: () => void
  /** Fresh addresses, each time the player has asked for them. */
  onSources: (sources: readonly PlaySource[]) => void
  /** The server has taken this second. */
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
  // Beyond the end, it would be over at once, and count as watched.
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
  /** Where the length that was typed in is too short, reaching it would finish the lesson before the media's end. */
  const isTooShort = () => lesson.durationSec === 0 || lengthSec > lesson.durationSec + slackSec
  // What is finished is no longer changed by the server: nothing to report.
  const onProgress = (sec: number) => {
    if (isFinished) return
    log.onProgress(isTooShort() ? Math.min(sec, lesson.durationSec - 1) : sec)
    if (isTooShort()) farPlace.keep(lesson.id, sec)
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
