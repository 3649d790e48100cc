import type { LiveRoom } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import { createPlayClock } from '@/features/shared/player/rules'
import type { PlaybackItem } from '@/features/shared/player/types'
import { keepSec, keptSec, sendSec } from '@/features/shared/outbox/liveSeconds'
import { mayPass } from '@/http/apiError'
import { sameLogin } from '@/stores/session'

/** One stream or recording in front of the learner, and the account of it (docs/backend/live.md#room-calls). */
export interface Watching {
  item: PlaybackItem
  onProgress: (sec: number) => void
  /** Paused, left, hidden. */
  onPause: () => Promise<void>
  onEnd: () => void
  /** On the player's clock, for what is said meanwhile. */
  playedSec: () => number
}

let count = 0
const newKey = () => `live ${++count}`

const keyOf = ({ courseId, lesson }: LiveRoom): RoomKey => ({ courseId, lessonId: lesson.id })

/** @param load fresh addresses of the stream */
export function watchStream(room: LiveRoom, load: PlaybackItem['load']): Watching {
  const key = keyOf(room)
  const clock = createPlayClock()
  const tracker = createProgressTracker({
    isTheirs: sameLogin(),
    serverSec: 0,
    localSec: 0,
    store: (sec) => keepSec('stream', key, sec),
    send: (sec) => sendSec('stream', key, sec),
  })
  return {
    item: { key: newKey(), load, startSec: 0, trialSec: 0, isDragBanned: false, watchedSec: 0, isLive: true },
    onProgress: (sec) => tracker.onProgress(clock.pass(sec)),
    // Only every ten seconds count; what is less is kept and sent with the next visit.
    onPause: async () => undefined,
    onEnd: () => undefined,
    playedSec: clock.playedSec,
  }
}

/** Where the recording goes on: the furthest that this device or the server knows of. */
export const replaySecOf = ({ lastSec, recordingSec, lesson }: LiveRoom): number => {
  const furthestSec = Math.max(lastSec, keptSec('replay', lesson.id))
  // Further than its length: that is wrong, and it is not over.
  const isFinished = recordingSec > 0 && Math.abs(furthestSec - recordingSec) <= 1
  return resumeSec({ serverSec: furthestSec, localSec: 0, isFinished })
}

export function watchReplay(room: LiveRoom, load: PlaybackItem['load'], fromStart: boolean): Watching {
  const key = keyOf(room)
  let lastSec = 0
  const tracker = createProgressTracker({
    isTheirs: sameLogin(),
    serverSec: room.lastSec,
    localSec: keptSec('replay', key.lessonId),
    store: (sec) => keepSec('replay', key, sec),
    send: (sec) => sendSec('replay', key, sec),
  })
  return {
    item: {
      key: newKey(),
      load,
      startSec: fromStart ? 0 : replaySecOf(room),
      placeKey: `replay ${key.lessonId}`,
      trialSec: 0,
      isDragBanned: false,
      watchedSec: 0,
    },
    onProgress(sec) {
      lastSec = sec
      tracker.onProgress(sec)
    },
    onPause: tracker.onPause,
    onEnd() {
      tracker.onProgress(Math.max(lastSec, room.recordingSec))
      void tracker.onPause()
    },
    playedSec: () => lastSec,
  }
}

/** What an attempt asks of the room as it is then. */
interface RoomNow {
  isAway: boolean
  ask: (isBackground: boolean) => Promise<LiveRoom>
}

/**
 * Attempts at a stream or recording, one after the other, while a teacher is away for an hour. Made once and not where
 * they are begun: as closures of a render they would each hold on to the one before, and to all that was drawn with it.
 */
export function createAttempts(now: { current: RoomNow }) {
  const loaderOf = (mode: 'stream' | 'resumed' | 'fromStart', room: LiveRoom): PlaybackItem['load'] => {
    let isFirst = true
    // The first time the room has just been read; while the teacher is away it is asked in its own time.
    const read = async () => {
      const isKnown = isFirst || now.current.isAway
      isFirst = false
      return isKnown ? room : now.current.ask(false)
    }
    if (mode !== 'stream') return async () => (await read()).sources
    // A stream keeps its address: when the server is too busy to say so again, what is known is tried, and what is dead
    // is asked about while the teacher is away.
    return async () => (await read().catch((error: unknown) => (mayPass(error) ? room : Promise.reject(error)))).sources
  }
  return (mode: 'stream' | 'resumed' | 'fromStart', room: LiveRoom): Watching =>
    mode === 'stream'
      ? watchStream(room, loaderOf(mode, room))
      : watchReplay(room, loaderOf(mode, room), mode === 'fromStart')
}
