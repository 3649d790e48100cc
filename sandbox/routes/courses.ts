/** Courses with their attachments, lessons with their play addresses and watch reports (docs/backend/courses.md). */
import { eq } from 'drizzle-orm'

import { idIn, storedFile, type Api } from '../core/api'
import { brokenCall } from '../core/envelope'
import { askOf, paginatorAt } from '../core/paging'
import { flag } from '../core/php'
import { read, seconds } from '../core/read'
import { plus } from '../db/columns'
import { videos } from '../db/schema'
import { boughtVideos, mayLearn, mayWatch } from '../services/access'
import * as catalogue from '../services/catalogue'
import { downloadLink, openLink, playInfo } from '../services/playback'
import { progressMap, recordPosition, touchCourse } from '../services/progress'
import { isLiked, toggleLike } from '../services/templateOne'

export function courseRoutes(api: Api) {
  api.get('/api/v2/course_categories', 'none', (call) => catalogue.categoryTree(call))

  api.get('/api/v2/courses', 'none', async (call) => {
    const { category_id: categoryId = 0, scene = '' } = call.query
    const ask = askOf(call.query, 'page_size', 16)
    const slice = await catalogue.listCourses(call, { categoryId: Number(categoryId) || 0, scene }, ask)
    return paginatorAt('api/v2/courses')(slice, ask)
  })

  api.get('/api/v2/course/:id', 'optional', async (call) => {
    const { member } = call
    const course = await catalogue.findCourse(call, idIn(call.params))
    const lessons = await catalogue.lessonsOf(call, course.id)
    return {
      course: catalogue.courseFull(call, course),
      ...(await catalogue.outline(call, course)),
      isBuy: await mayLearn(call, member, course),
      isCollect: member !== null && (await isLiked(call, member, 'vod', course.id)),
      videoWatchedProgress: await progressMap(call, member, course.id),
      attach: await catalogue.attachmentBriefs(call, course.id),
      buyVideos: await boughtVideos(call, member, lessons),
    }
  })

  api.get('/api/v2/course/:id/like', 'bearer', async (call) => {
    const course = await catalogue.findCourse(call, idIn(call.params))
    return flag(await toggleLike(call, call.member, 'vod', course.id))
  })

  api.get('/api/v3/course/:course/attach/:id', 'bearer+', (call) => {
    const courseId = idIn(call.params, 'course')
    if (Number.isNaN(courseId)) throw brokenCall()
    return downloadLink(call, courseId, idIn(call.params))
  })
  api.get('/api/v3/course/attach-download', 'none', async (call) => storedFile(await openLink(call, call.query.sign)))
  lessonRoutes(api)
}

function lessonRoutes(api: Api) {
  api.get('/api/v2/video/:id', 'optional', async (call) => {
    const { member } = call
    const { video, course } = await catalogue.findVideo(call, idIn(call.params))
    await call.db
      .update(videos)
      .set({ viewCount: plus(videos.viewCount) })
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
      buy_videos: await boughtVideos(call, member, lessons),
    }
  })

  api.get('/api/v2/video/:id/playinfo', 'bearer', (call) => playInfo(call, call.member, idIn(call.params)))

  api.post('/api/v2/video/:id/record', 'bearer', (call) => {
    const least = call.dialect === 'base' ? -Infinity : 1
    const { duration } = read(call.body, { duration: seconds(least) })
    return recordPosition(call, call.member, idIn(call.params), duration)
  })
}
