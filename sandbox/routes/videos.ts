/** Lessons: detail, play addresses, watch reports (core 7.7 to 7.9). */
import { eq, sql } from 'drizzle-orm'

import { idIn, type Api } from '../core/api'
import { idNumber, read } from '../core/read'
import { videos } from '../db/schema'
import { boughtVideos, mayWatch } from '../services/access'
import * as catalogue from '../services/catalogue'
import { playInfo } from '../services/playback'
import { progressMap, recordPosition, touchCourse } from '../services/progress'

export function videoRoutes(api: Api) {
  api.get('/api/v2/video/:id', 'optional', async (call) => {
    const { member } = call
    const { video, course } = await catalogue.findVideo(call, idIn(call.params))
    await call.db
      .update(videos)
      .set({ viewCount: sql`${videos.viewCount} + 1` })
      .where(eq(videos.id, video.id))
    const isWatch = await mayWatch(call, member, course, video)
    if (member && isWatch) await touchCourse(call, member, course.id)
    const lessons = await catalogue.lessonsOf(call, course.id)
    return {
      video: catalogue.videoBrief(call, course, { ...video, viewCount: video.viewCount + 1 }),
      ...(await catalogue.outline(call, course)),
      course: catalogue.courseFull(call, course),
      is_watch: isWatch,
      video_watched_progress: await progressMap(call, member, course.id),
      buy_videos: await boughtVideos(
        call,
        member,
        lessons.map(({ id }) => id),
      ),
    }
  })

  api.get('/api/v2/video/:id/playinfo', 'bearer', (call) => playInfo(call, call.member, idIn(call.params)))

  api.post('/api/v2/video/:id/record', 'bearer', (call) => {
    const { duration } = read(call.body, { duration: idNumber })
    return recordPosition(call, call.member, idIn(call.params), duration)
  })
}
