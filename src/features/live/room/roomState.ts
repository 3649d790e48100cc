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
/** Without a socket nothing else tells of mutes and sign-in rounds, which last half a minute or more. */
const deafSec = [20, 40] as const
/** Few teachers begin before the time. */
const nowAndThenSec = [60, 90] as const
/** A recording takes a while to appear. */
const rarelySec = [120, 180] as const

/**
 * When to read the room again; null = nothing will change by itself.
 * @param doubt why the server's "on air" is not enough: `stale` = the stream is dead, or something has happened since;
 * `deaf` = there is no socket
 * @param random spreads a class that entered together
 */
export function askAgainMs(state: RoomState, doubt: 'stale' | 'deaf' | null, random: number): number | null {
  const ranges: Partial<Record<RoomState, readonly [number, number] | null>> = {
    late: soonSec,
    onAir: doubt && { stale: soonSec, deaf: deafSec }[doubt],
    waiting: nowAndThenSec,
    preparing: rarelySec,
  }
  const range = ranges[state]
  return range ? (range[0] + (range[1] - range[0]) * random) * 1000 : null
}
