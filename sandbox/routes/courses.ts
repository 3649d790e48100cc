/** Courses and their attachments (core 7.1 to 7.6, 7.11). */
import { idIn, type Api } from '../core/api'
import { noRoute, tooMany } from '../core/envelope'
import { askOf, paginator } from '../core/paging'
import { flag } from '../core/php'
import { boughtVideos, mayLearn } from '../services/access'
import * as catalogue from '../services/catalogue'
import { fileAnswer } from '../services/files'
import { downloadLink, oldDownload, openLink } from '../services/playback'
import { progressMap } from '../services/progress'
import { isLiked, toggleLike } from '../services/templateOne'

export function courseRoutes(api: Api) {
  api.get('/api/v2/course_categories', 'none', (call) => catalogue.categoryTree(call))

  api.get('/api/v2/courses', 'none', async (call) => {
    const { category_id: categoryId = 0, scene = '' } = call.query
    const ask = askOf(call.query, 'page_size', 16)
    const slice = await catalogue.listCourses(call, { categoryId: Number(categoryId) || 0, scene }, ask)
    return paginator(slice, ask, 'api/v2/courses')
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
      buyVideos: await boughtVideos(
        call,
        member,
        lessons.map(({ id }) => id),
      ),
    }
  })

  api.get('/api/v2/course/:id/like', 'bearer', async (call) => {
    const course = await catalogue.findCourse(call, idIn(call.params))
    return flag(await toggleLike(call, call.member, 'vod', course.id))
  })

  api.get('/api/v3/course/:courseId/attach/:id', 'bearer+', (call) =>
    downloadLink(call, call.member, idIn(call.params, 'courseId'), idIn(call.params), () => {
      if (call.runtime.downloadLimit.hit(String(call.member.id)) < 0) throw tooMany()
    }),
  )
  api.get('/api/v3/course/attach-download', 'none', async (call) =>
    fileAnswer(await openLink(call, call.query.sign)),
  )

  api.only('base').get('/api/v2/course/attach/:id/download', 'bearer', async (call) => {
    if (call.settings.sandbox.deprecated_closed) throw noRoute()
    return fileAnswer(await oldDownload(call, call.member, idIn(call.params)))
  })
}
