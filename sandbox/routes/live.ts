/** The add-on Zhibo: live courses (docs/backend/live.md#live-course-calls). */
import { fileAnswer, idIn, ownPages, redirectTo, storageAnswer, type Api } from '../core/api'
import { askOf } from '../core/paging'
import { liveGoods } from '../services/goods/live'
import { listLiveComments, postLiveComment } from '../services/liveComments'
import { listLive, liveDetail } from '../services/liveCourses'
import { listLiveFiles, liveFile, storedLiveFile } from '../services/liveFiles'
import { playLesson } from '../services/liveRoom'
import { boughtLive, watchedLive } from '../services/liveStudy'
import { buys } from '../services/orders'

const BASE = '/addons/zhibo/api/v1'
const ATTACH = `${BASE}/course/:courseId/video/:lessonId/attach`
const STORAGE = '/sandbox/storage/live'

export function liveRoutes(api: Api) {
  api.get(`${BASE}/courses`, 'optional', (call) =>
    listLive(call, Number(call.query.cid) || 0, askOf(call.query, 'size', 16)),
  )
  api.get(`${BASE}/course/:id`, 'optional', (call) => liveDetail(call, call.member, idIn(call.params)))
  api.get(`${BASE}/course/:id/comments`, 'optional', (call) => listLiveComments(call, idIn(call.params)))
  api.post(`${BASE}/course/:id/comment`, 'bearer', (call) => postLiveComment(call, idIn(call.params)))
  api.get(`${BASE}/course/:id/play`, 'bearer', (call) => playLesson(call, idIn(call.params)))
  api.only('base').post(`${BASE}/course/:id/paid`, 'bearer+', buys(liveGoods))
  api.get(`${BASE}/member/courses`, 'bearer', ownPages(boughtLive, 'size'))
  api.get(`${BASE}/member/courses/learned`, 'bearer', ownPages(watchedLive, 'size'))
  api.get(`${ATTACH}/index`, 'bearer', (call) => listLiveFiles(call))
  api.get(`${ATTACH}/:id/download`, 'bearer', async (call) => {
    const file = await liveFile(call, idIn(call.params))
    const storage = call.settings.sandbox.courseware_storage
    return storage ? redirectTo(`${storage}${STORAGE}/${file.id}`) : fileAnswer(file)
  })
  api.get(`${STORAGE}/:id`, 'none', async (call) => storageAnswer(await storedLiveFile(call, idIn(call.params))))
}
