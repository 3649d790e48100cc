/** The add-on MeeduTopics: articles (docs/backend/books-articles-paths.md#article-calls). */
import { idIn, ownPages, type Api } from '../core/api'
import { askOf, countedPage, type PageAsk, type Slice } from '../core/paging'
import { topicGoods } from '../services/goods/topic'
import { buys } from '../services/orders'
import { listTopicComments, postTopicComment } from '../services/topicComments'
import * as topics from '../services/topics'

const V1 = '/addons/MeeduTopics/api/v1'
const V2 = '/addons/MeeduTopics/api/v2'

const nestedPage = (slice: Slice<object>, ask: PageAsk) => ({ data: countedPage(slice, ask) })

export function topicRoutes(api: Api) {
  api.get(`${V1}/topics`, 'optional', async (call) => {
    const { cid = 0, scene = 'default' } = call.query
    const ask = askOf(call.query, 'size')
    const slice = await topics.listTopics(call, { categoryId: Number(cid) || 0, scene }, ask)
    return { ...nestedPage(slice, ask), categories: await topics.topicCategoryRows(call) }
  })
  api.get(`${V1}/topic/:id`, 'optional', (call) => topics.topicDetail(call, call.member, idIn(call.params)))
  api.get(`${V2}/topic/:id/comments`, 'optional', (call) => listTopicComments(call, idIn(call.params)))
  api.post(`${V1}/topic/:id/comment`, 'bearer', (call) => postTopicComment(call, idIn(call.params)))
  api.post(`${V1}/topic/:id/vote`, 'bearer', (call) => topics.voteTopic(call, call.member, idIn(call.params)))
  api.post(`${V1}/topic/:id/collect`, 'bearer', (call) => topics.collectTopic(call, call.member, idIn(call.params)))
  api.only('base').post(`${V1}/topic/:id/buy`, 'bearer+', buys(topicGoods))

  api.get(`${V2}/member/topics/view`, 'bearer', ownPages(topics.viewedTopics, 'size', 10, countedPage))
  api.get(`${V1}/user/buyTopics`, 'bearer', ownPages(topics.boughtTopics, 'size', 10, nestedPage))
  api.get(`${V1}/user/collect`, 'bearer', ownPages(topics.collectedTopics, 'size', 10, nestedPage))
}
