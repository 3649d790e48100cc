/**
 * Add-on Zhibo: reports of what a member watches (docs/backend/live.md#room-calls). Apart from `liveRoom`, because they
 * are also sent where no room is open.
 */
import { request } from '@/http/request'

export interface RoomKey {
  courseId: number
  lessonId: number
}

/** The second host's paths of a room begin with this. */
export const roomPath = ({ courseId, lessonId }: RoomKey): string =>
  `/addons/zhibo/api/v1/course/${courseId}/video/${lessonId}`

/** Seconds of the player's clock while on air; the position in a recording. */
export type WatchKind = 'stream' | 'replay'

const watchPaths = { stream: 'liveWatchRecord', replay: 'vodWatchRecord' } as const

/** Reports time or position; the server keeps the largest. */
export const updateLiveWatch = async (key: RoomKey, kind: WatchKind, sec: number): Promise<void> =>
  void (await request({
    path: `${roomPath(key)}/${watchPaths[kind]}`,
    body: { duration: sec },
    host: 'go',
    isBackground: true,
    outlivesPage: true,
  }))
