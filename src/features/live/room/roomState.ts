import type { LiveRoom } from '@/api/liveRoom'

/** docs/backend/live.md#room-states */
export type RoomState = 'waiting' | 'late' | 'onAir' | 'recorded' | 'preparing' | 'over'

/** What the room is now. The teacher starts a lesson, not the clock: one whose time has come is `late`. */
export function roomStateOf({ lesson, sources, hasRecording }: LiveRoom, nowMs: number): RoomState {
  if (lesson.state === 'onAir') return 'onAir'
  if (lesson.state === 'ahead') return lesson.startsAt && lesson.startsAt.getTime() > nowMs ? 'waiting' : 'late'
  if (!hasRecording) return 'over'
  return sources.length > 0 ? 'recorded' : 'preparing'
}

/** Seconds between two questions of a room that waits, at least and at most. */
const soonSec = [15, 30] as const
/** A teacher who begins before the time is rare. */
const nowAndThenSec = [60, 90] as const
/** A recording takes its time. */
const rarelySec = [120, 180] as const

/**
 * When to ask again what has become of the room; null = nothing will come by itself.
 * @param isDoubtful said to be on air, but its stream is dead or the room has said that it is over
 * @param random spreads a class that entered together
 */
export function askAgainMs(state: RoomState, isDoubtful: boolean, random: number): number | null {
  const range =
    state === 'late' || (state === 'onAir' && isDoubtful)
      ? soonSec
      : state === 'waiting'
        ? nowAndThenSec
        : state === 'preparing'
          ? rarelySec
          : null
  return range && (range[0] + (range[1] - range[0]) * random) * 1000
}
