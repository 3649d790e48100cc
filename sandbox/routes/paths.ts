/** The add-on LearnPaths: learning paths (content contract 4). */
import { idIn, type Api } from '../core/api'
import { askOf, countedPage } from '../core/paging'
import { orderAddon } from '../services/orders'
import * as paths from '../services/paths'

export function pathRoutes(api: Api) {
  const base = '/addons/LearnPaths/api/v1'

  api.get(`${base}/all`, 'none', async (call) => {
    const ask = askOf(call.query, 'size', 16)
    const { steps, ...slice } = await paths.listPaths(call, Number(call.query.category_id) || 0, ask)
    return { data: countedPage(slice, ask), steps }
  })
  api.get(`${base}/categories`, 'none', (call) => paths.pathCategoryTree(call))
  api.get(`${base}/path/:id`, 'optional', (call) => paths.pathDetail(call, call.member, idIn(call.params)))
  api
    .only('base')
    .post(`${base}/path/:id/buy`, 'bearer+', (call) =>
      orderAddon(call, call.member, '学习路径', idIn(call.params), call.body),
    )
  api.get(`${base}/member/paths`, 'bearer', async (call) => {
    const ask = askOf(call.query, 'size', 10)
    return countedPage(await paths.myPaths(call, call.member, ask), ask)
  })
}
