import type { LiveRoom } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'
import { createProgressTracker, resumeSec } from '@/features/shared/player/progressTracker'
import { againPosition, seenEnd } from '@/features/shared/player/replayPositions'
import { createPlayClock } from '@/features/shared/player/rules'
import type { PlaybackItem } from '@/features/shared/player/types'
import { storeSec, storedSec, sendSec } from '@/features/shared/outbox/liveSeconds'
import { mayPass } from '@/http/apiError'
import { sameLogin } from '@/stores/session'

/** One stream or recording on screen, with its progress reports (docs/backend/live.md#room-calls). */
export interface Watching {
  item: PlaybackItem
  onProgress: (sec: number) => void
  /** Paused, left or hidden. */
  onPause: () => Promise<void>
  onEnd: () => void
  /** On the player's clock. Messages carry it. */
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
    store: (sec) => storeSec('stream', key, sec),
    send: (sec) => sendSec('stream', key, sec),
  })
  return {
    item: { key: newKey(), load, startSec: 0, trialSec: 0, isDragBanned: false, watchedSec: 0, isLive: true },
    onProgress: (sec) => tracker.onProgress(clock.pass(sec)),
    // The server counts only full ten seconds. The rest is stored and sent at the next visit.
    onPause: async () => undefined,
    onEnd: () => undefined,
    playedSec: clock.playedSec,
  }
}

/** The furthest second that this device or the server knows. */
const furthestSecOf = ({ lastSec, lesson }: LiveRoom) => Math.max(lastSec, storedSec('replay', lesson.id))

/** A second beyond the length is wrong and does not mean "finished", unless the end was seen there. */
const isWatched = (room: LiveRoom) =>
  [room.recordingSec, seenEnd.get(room.lesson.id)].some(
    (endSec) => endSec > 0 && Math.abs(furthestSecOf(room) - endSec) <= 1,
  )

/** Where the recording continues. */
export const replaySecOf = (room: LiveRoom): number =>
  resumeSec(isWatched(room) ? againPosition.get(room.lesson.id) : furthestSecOf(room))

export function watchReplay(room: LiveRoom, load: PlaybackItem['load'], fromStart: boolean): Watching {
  const key = keyOf(room)
  let lastSec = 0
  const isAgain = isWatched(room)
  const tracker = createProgressTracker({
    isTheirs: sameLogin(),
    serverSec: room.lastSec,
    localSec: storedSec('replay', key.lessonId),
    store: (sec) => storeSec('replay', key, sec),
    send: (sec) => sendSec('replay', key, sec),
  })
  return {
    item: {
      key: newKey(),
      load,
      startSec: fromStart ? 0 : replaySecOf(room),
      positionKey: `replay ${key.lessonId}`,
      trialSec: 0,
      isDragBanned: false,
      watchedSec: 0,
    },
    onProgress(sec) {
      lastSec = sec
      if (isAgain) againPosition.store(key.lessonId, sec)
      tracker.onProgress(sec)
    },
    onPause: tracker.onPause,
    onEnd() {
      const endSec = Math.max(lastSec, room.recordingSec)
      againPosition.forget(key.lessonId)
      seenEnd.store(key.lessonId, endSec)
      tracker.onProgress(endSec)
      void tracker.onPause()
    },
    playedSec: () => lastSec,
  }
}

/** The room as it is when an attempt reads it. */
interface RoomNow {
  isAway: boolean
  ask: (isBackground: boolean) => Promise<LiveRoom>
}

/**
 * Makes attempts at a stream or recording, one after the other, while a teacher is away for an hour. Created once: as a
 * closure of a render, each attempt would hold on to the one before, and to everything drawn with it.
 */
export function createAttempts(now: { current: RoomNow }) {
  const loaderOf = (mode: 'stream' | 'resumed' | 'fromStart', room: LiveRoom): PlaybackItem['load'] => {
    let isFirst = true
    // The first time, the room has just been read. While the teacher is away, `useRoom` reads it.
    const read = async () => {
      const isKnown = isFirst || now.current.isAway
      isFirst = false
      return isKnown ? room : now.current.ask(false)
    }
    if (mode !== 'stream') return async () => (await read()).sources
    // A stream keeps its address. If the server is too busy to repeat it, the known one is tried; a dead stream is
    // handled as "the teacher is away".
    return async () => (await read().catch((error: unknown) => (mayPass(error) ? room : Promise.reject(error)))).sources
  }
  return (mode: 'stream' | 'resumed' | 'fromStart', room: LiveRoom): Watching =>
    mode === 'stream'
      ? watchStream(room, loaderOf(mode, room))
      : watchReplay(room, loaderOf(mode, room), mode === 'fromStart')
}
