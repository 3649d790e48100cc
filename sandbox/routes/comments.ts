import { idIn, type Api } from '../core/api'
import { findCourse, findVideo } from '../services/catalogue'
import { COURSE, LESSON } from '../services/comments'
import { flatList, postFlat } from '../services/flatComments'
import { listReplies, listThreads, postThread } from '../services/threads'

export function commentRoutes(api: Api) {
  const base = api.only('base')
  const head = api.only('head')

  base.get('/api/v2/course/:id/comments', 'none', async (call) => {
    const { id } = await findCourse(call, idIn(call.params))
    return flatList(call, { type: COURSE, id })
  })
  base.get('/api/v2/video/:id/comments', 'none', async (call) => {
    const { video } = await findVideo(call, idIn(call.params))
    return flatList(call, { type: LESSON, id: video.id })
  })
  base.post('/api/v2/course/:id/comment', 'bearer', (call) =>
    postFlat(call, call.member, { type: COURSE, id: idIn(call.params) }, call.body, call.request.ip),
  )
  base.post('/api/v2/video/:id/comment', 'bearer', (call) =>
    postFlat(call, call.member, { type: LESSON, id: idIn(call.params) }, call.body, call.request.ip),
  )

  head.get('/api/v3/comments', 'none', (call) => listThreads(call, call.query))
  head.get('/api/v3/comments/replies', 'none', (call) => listReplies(call, call.query))
  head.post('/api/v3/comment/store', 'bearer+', (call) => {
    const isWithinLimit = () => call.runtime.commentLimit.hit(String(call.member.id)) >= 0
    return postThread(call, call.member, call.body, call.request.ip, isWithinLimit)
  })
}
