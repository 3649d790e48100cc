/** The add-on MeeduTopics: articles (content contract 3). */
import { idIn, type Api } from '../core/api'
import { refuse } from '../core/envelope'
import { askOf, countedPage, positive } from '../core/paging'
import { boughtTopics, collectedTopics, viewedTopics } from '../services/myTopics'
import { orderAddon } from '../services/orders'
import { listTopicComments, postTopicComment } from '../services/topicComments'
import * as topics from '../services/topics'

export function topicRoutes(api: Api) {
  const v1 = '/addons/MeeduTopics/api/v1'
  const v2 = '/addons/MeeduTopics/api/v2'

  api.get(`${v1}/topics`, 'optional', async (call) => {
    const { cid = 0, scene = 'default' } = call.query
    const ask = askOf(call.query, 'size', 10)
    const slice = await topics.listTopics(call, { categoryId: Number(cid) || 0, scene }, ask)
    return { data: countedPage(slice, ask), categories: await topics.topicCategoryRows(call) }
  })
  api.get(`${v1}/config/pcListPageRec`, 'none', (call) => topics.recommendedTopics(call))
  api.get(`${v1}/topic/:id`, 'optional', (call) => topics.topicDetail(call, call.member, idIn(call.params)))

  api.get(`${v2}/topic/:id/comments`, 'optional', async (call) => {
    const { id } = await topics.findTopic(call, idIn(call.params))
    const ask = askOf(call.query, 'page_size', positive(call.query.size, 10))
    const parentId = positive(call.query.comment_id, 0)
    const list = await listTopicComments(call, call.member, id, parentId, ask)
    return { data: countedPage(list.slice, ask), users: list.users }
  })
  api.post(`${v1}/topic/:id/comment`, 'bearer', async (call) => {
    const { member, request } = call
    const topic = await topics.findTopic(call, idIn(call.params))
    if (!(await topics.mayReadTopic(call, member, topic))) throw refuse('请先购买文章')
    return postTopicComment(call, member, topic.id, call.body, request.ip)
  })

  api.post(`${v1}/topic/:id/vote`, 'bearer', (call) => topics.voteTopic(call, call.member, idIn(call.params)))
  api.post(`${v1}/topic/:id/collect`, 'bearer', (call) =>
    topics.collectTopic(call, call.member, idIn(call.params)),
  )
  api
    .only('base')
    .post(`${v1}/topic/:id/buy`, 'bearer+', (call) =>
      orderAddon(call, call.member, '文章', idIn(call.params), call.body),
    )

  api.get(`${v2}/member/topics/view`, 'bearer', async (call) => {
    const ask = askOf(call.query, 'size', 10)
    return countedPage(await viewedTopics(call, call.member, ask), ask)
  })
  api.get(`${v1}/user/buyTopics`, 'bearer', async (call) => {
    const ask = askOf(call.query, 'size', 10)
    return { data: countedPage(await boughtTopics(call, call.member, ask), ask) }
  })
  api.get(`${v1}/user/collect`, 'bearer', async (call) => {
    const ask = askOf(call.query, 'size', 10)
    return { data: countedPage(await collectedTopics(call, call.member, ask), ask) }
  })
}
