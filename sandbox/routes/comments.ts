import { idIn, type Api } from '../core/api'
import { COURSE, LESSON } from '../services/comments'
import { flatList, postFlat } from '../services/flatComments'
import { listReplies, listThreads, postThread } from '../services/threads'

export function commentRoutes(api: Api) {
  const base = api.only('base')
  const head = api.only('middle', 'head')

  base.get('/api/v2/course/:id/comments', 'none', (call) => flatList(call, { type: COURSE, id: idIn(call.params) }))
  base.get('/api/v2/video/:id/comments', 'none', (call) => flatList(call, { type: LESSON, id: idIn(call.params) }))
  base.post('/api/v2/course/:id/comment', 'bearer', (call) => postFlat(call, { type: COURSE, id: idIn(call.params) }))
  base.post('/api/v2/video/:id/comment', 'bearer', (call) => postFlat(call, { type: LESSON, id: idIn(call.params) }))

  head.get('/api/v3/comments', 'none', (call) => listThreads(call, call.query))
  head.get('/api/v3/comments/replies', 'none', (call) => listReplies(call, call.query))
  head.post('/api/v3/comment/store', 'bearer+', (call) => postThread(call))
}
