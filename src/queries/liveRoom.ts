import { queryOptions } from '@tanstack/react-query'

import { getLiveRoom, listCourseware, type LiveRoom } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'

/** A room that was read. */
export interface RoomReading extends LiveRoom {
  /** What happened later may not be in it. */
  askedAtMs: number
}

export const liveRoomQueries = {
  /** @param isBackground asked by the app itself, within its budget */
  room: (lessonId: number, isBackground = false) =>
    queryOptions({
      queryKey: ['live', 'room', lessonId],
      queryFn: async ({ signal }): Promise<RoomReading> => {
        const askedAtMs = Date.now()
        return { ...(await getLiveRoom(lessonId, isBackground, signal)), askedAtMs }
      },
      // Each opening asks anew: the teacher may have begun, or the room may be over.
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  courseware: (key: RoomKey) =>
    queryOptions({
      queryKey: ['live', 'courseware', key.lessonId],
      queryFn: ({ signal }) => listCourseware(key, signal),
    }),
}
