/**
 * Add-on Zhibo, what a member watches of its lessons (docs/backend/live.md#room-calls): apart from `liveRoom`, since it
 * is also sent where no room is open.
 */
import { request } from '@/http/request'

/** Which room is meant. */
export interface RoomKey {
  courseId: number
  lessonId: number
}

/** Below this a room's calls on the second host begin. */
export const roomPath = ({ courseId, lessonId }: RoomKey): string =>
  `/addons/zhibo/api/v1/course/${courseId}/video/${lessonId}`

/** Seconds on the player's clock while on air; position in a recording. */
export type WatchKind = 'stream' | 'replay'

const watchPaths = { stream: 'liveWatchRecord', replay: 'vodWatchRecord' } as const

/** Reports how long, or how far, I have watched; the server keeps the largest. */
export const updateLiveWatch = async (key: RoomKey, kind: WatchKind, sec: number): Promise<void> =>
  void (await request({
    path: `${roomPath(key)}/${watchPaths[kind]}`,
    body: { duration: sec },
    host: 'go',
    isBackground: true,
    outlivesPage: true,
  }))
