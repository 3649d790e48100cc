import { queryOptions } from '@tanstack/react-query'

import { getLiveRoom, listCourseware, type RoomKey } from '@/api/liveRoom'

export const liveRoomQueries = {
  /** @param isBackground asked by the app itself, within its budget */
  room: (lessonId: number, isBackground = false) =>
    queryOptions({
      queryKey: ['live', 'room', lessonId],
      queryFn: ({ signal }) => getLiveRoom(lessonId, isBackground, signal),
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
