/** The add-on Zhibo: live courses (live contract 3). */
import { idIn, type Api } from '../core/api'
import { askOf, lightPage } from '../core/paging'
import { fileAnswer } from '../services/files'
import { listLiveComments, postLiveComment } from '../services/liveComments'
import { listLive, liveDetail } from '../services/liveCourses'
import { listLiveFiles, liveFile } from '../services/liveFiles'
import { boughtLive, watchedLive } from '../services/liveStudy'
import { orderAddon } from '../services/orders'

const BASE = '/addons/zhibo/api/v1'

export function liveRoutes(api: Api) {
  api.get(`${BASE}/courses`, 'optional', (call) =>
    listLive(call, Number(call.query.cid) || 0, askOf(call.query, 'size', 16)),
  )
  api.get(`${BASE}/course/:id`, 'optional', (call) => liveDetail(call, call.member, idIn(call.params)))
  api.get(`${BASE}/course/:id/comments`, 'optional', (call) =>
    listLiveComments(call, call.member, idIn(call.params), askOf(call.query, 'size', 20)),
  )
  api.post(`${BASE}/course/:id/comment`, 'bearer', (call) =>
    postLiveComment(call, call.member, idIn(call.params), call.body, call.request.ip),
  )
  api
    .only('base')
    .post(`${BASE}/course/:id/paid`, 'bearer+', (call) =>
      orderAddon(call, call.member, '直播课程', idIn(call.params), call.body),
    )
  memberRoutes(api)
  fileRoutes(api)
}

function memberRoutes(api: Api) {
  api.get(`${BASE}/member/courses`, 'bearer', async (call) =>
    lightPage(await boughtLive(call, call.member, askOf(call.query, 'size', 10))),
  )
  api.get(`${BASE}/member/courses/learned`, 'bearer', async (call) =>
    lightPage(await watchedLive(call, call.member, askOf(call.query, 'size', 10))),
  )
}

function fileRoutes(api: Api) {
  const attach = `${BASE}/course/:courseId/video/:lessonId/attach`
  const placeOf = (params: Record<string, string>) =>
    [idIn(params, 'courseId'), idIn(params, 'lessonId')] as const

  api.get(`${attach}/index`, 'bearer', async (call) =>
    lightPage(await listLiveFiles(call, call.member, ...placeOf(call.params), askOf(call.query, 'size', 10))),
  )
  api.get(`${attach}/:id/download`, 'bearer', async (call) =>
    fileAnswer(await liveFile(call, call.member, ...placeOf(call.params), idIn(call.params))),
  )
}
