import { type LessonDetail, listPlaySources, type PlaySource } from '@/api/course'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import type { PlaybackItem } from '@/features/shared/player/types'
import { storePosition, storedPositionSec, sendPosition } from '@/features/shared/outbox/watchPositions'
import { ApiError } from '@/http/apiError'
import { sameLogin } from '@/stores/session'

import { againPosition, farPosition } from './positions'

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
  /** The lesson was finished when the page opened it. */
  isRepeat: boolean
  /** @param mediaSec length of the media; 0 = unknown */
  onProgress: (sec: number, mediaSec: number) => void
  onPause: () => Promise<void>
  /** The player's position. */
  positionSec: () => number
  /**
   * The media have ended. The whole length counts, even if they are a fraction of a second shorter.
   * @returns `trialOver` where that was only the end of a trial
   */
  finish: () => Stage
  /** The trial has ended. @returns `ended` where it was the whole lesson */
  finishTrial: () => Stage
}

export const sessionKey = ({ lesson, canWatch }: LessonDetail): string => `${lesson.id}:${canWatch}`

/** Lengths are rounded. */
const slackSec = 2

/** A video service cuts a trial between two segments, so up to this much earlier. */
const cutEarlySec = 10

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
  const watchedSec = Math.max(serverSec, localSec, farPosition.get(lesson.id))
  /** As far as the server knows, the trial is the whole lesson. */
  const isAllFree = lesson.durationSec > 0 && lesson.durationSec <= trialSec
  const isTrialUsed = trialSec > 0 && watchedSec >= trialSec && !(isAllFree && isFinished)
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
  /** The server has not heard of it yet, perhaps. */
  const isWatched = isFinished || (lesson.durationSec > 0 && localSec >= lesson.durationSec)
  const isDragBanned = lesson.isDragBanned && !isFinished
  // A start beyond the end would finish the lesson at once, and count as watched.
  const knownSec = Math.max(lesson.durationSec, watchedSec)
  // A length that is unknown, or was watched beyond, says nothing of where a trial ends.
  const isLengthRight = lesson.durationSec > 0 && watchedSec <= lesson.durationSec + slackSec
  const endSec = trialSec === 0 ? knownSec : isLengthRight ? Math.min(trialSec, knownSec) : trialSec
  const wantedSec = atSec !== undefined && (atSec < endSec || atSec === 0) ? atSec : undefined
  const startSec =
    wantedSec === undefined
      ? resumeSec(isWatched ? againPosition.get(lesson.id) : watchedSec)
      : isDragBanned
        ? Math.min(wantedSec, watchedSec)
        : wantedSec
  let nowSec = startSec
  let lengthSec = 0
  /** The operator typed a length that is too short. Reaching it would finish the lesson before the media end. */
  const isTooShort = () => lesson.durationSec === 0 || lengthSec > lesson.durationSec + slackSec
  // The server no longer changes a finished lesson, so nothing is reported; the device keeps the place.
  const onProgress = (sec: number) => {
    if (isWatched) againPosition.store(lesson.id, sec)
    if (isFinished) return
    log.onProgress(isTooShort() ? Math.min(sec, lesson.durationSec - 1) : sec)
    if (isTooShort()) farPosition.store(lesson.id, sec)
  }
  const onPause = isFinished ? async () => undefined : log.onPause
  const reach = (sec: number) => {
    if (!isFinished) log.onProgress(sec)
    void onPause()
  }
  const complete = (): Stage => {
    farPosition.forget(lesson.id)
    againPosition.forget(lesson.id)
    reach(Math.max(lesson.durationSec, Math.ceil(nowSec)))
    return 'ended'
  }
  const closeTrial = (): Stage => {
    onProgress(trialSec)
    void onPause()
    return 'trialOver'
  }
  const isWholeSeen = () => isAllFree && lengthSec > 0 && !isTooShort()
  /** Unless the lesson is known to go on, media that end well before the trial cannot have been cut there. */
  const isCut = () =>
    trialSec > 0 && !isWholeSeen() && (lesson.durationSec > trialSec || nowSec > trialSec - cutEarlySec)
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
      lengthSec: lesson.durationSec,
      positionKey: `lesson ${lesson.id}`,
      trialSec,
      isDragBanned,
      watchedSec,
    },
    stage: !canWatch && trialSec === 0 ? 'locked' : isTrialUsed && wantedSec === undefined ? 'trialOver' : 'watching',
    isRepeat: isWatched,
    onProgress(sec, mediaSec) {
      nowSec = sec
      lengthSec = mediaSec
      onProgress(sec)
    },
    onPause,
    positionSec: () => nowSec,
    finish: () => (isCut() ? closeTrial() : complete()),
    finishTrial: () => (isWholeSeen() ? complete() : closeTrial()),
  }
}
