import { queryOptions } from '@tanstack/react-query'

import { getLiveRoom, listCourseware, type LiveRoom } from '@/api/liveRoom'
import type { RoomKey } from '@/api/liveWatch'

export interface RoomReading extends LiveRoom {
  /** Later events may be missing. */
  requestedAtMs: number
}

export const liveRoomQueries = {
  /** @param isBackground the app asks by itself, within its budget */
  room: (lessonId: number, isBackground = false) =>
    queryOptions({
      queryKey: ['live', 'room', lessonId],
      queryFn: async ({ signal }): Promise<RoomReading> => {
        const requestedAtMs = Date.now()
        return { ...(await getLiveRoom(lessonId, isBackground, signal)), requestedAtMs }
      },
      // Each opening asks anew: the room may be open or over by now.
      gcTime: 0,
      refetchOnWindowFocus: false,
    }),
  courseware: (key: RoomKey) =>
    queryOptions({
      queryKey: ['live', 'courseware', key.lessonId],
      queryFn: ({ signal }) => listCourseware(key, signal),
    }),
}
