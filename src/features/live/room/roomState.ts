import type { LiveRoom } from '@/api/liveRoom'

/** docs/backend/live.md#room-states */
export type RoomState = 'waiting' | 'late' | 'onAir' | 'recorded' | 'preparing' | 'over'

/** The teacher starts a lesson, not the clock: a lesson past its time is `late`. */
export function roomStateOf({ lesson, sources, hasRecording }: LiveRoom, nowMs: number): RoomState {
  if (lesson.state === 'onAir') return 'onAir'
  if (lesson.state === 'upcoming') return lesson.startsAt && lesson.startsAt.getTime() > nowMs ? 'waiting' : 'late'
  if (!hasRecording) return 'over'
  return sources.length > 0 ? 'recorded' : 'preparing'
}

/** Seconds between two reads of a waiting room: minimum and maximum. */
const soonSec = [15, 30] as const
/** Few teachers begin before the time. */
const nowAndThenSec = [60, 90] as const
/** A recording takes a while to appear. */
const rarelySec = [120, 180] as const

/**
 * When to read the room again; null = nothing will change by itself.
 * @param isDoubtful the server says "on air", but the stream is dead or a frame has said "over"
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
