/** The add-on LearnPaths: learning paths (docs/backend/books-articles-paths.md#path-calls). */
import { idIn, ownPages, type Api } from '../core/api'
import { askOf, countedPage } from '../core/paging'
import { pathGoods } from '../services/goods'
import { buys } from '../services/orders'
import { myPaths, pathDetail } from '../services/pathDetail'
import { listPaths, pathCategoryTree } from '../services/paths'

const BASE = '/addons/LearnPaths/api/v1'

export function pathRoutes(api: Api) {
  api.get(`${BASE}/all`, 'none', async (call) => {
    const ask = askOf(call.query, 'size', 16)
    const { steps, ...slice } = await listPaths(call, Number(call.query.category_id) || 0, ask)
    return { data: countedPage(slice, ask), steps }
  })
  api.get(`${BASE}/categories`, 'none', (call) => pathCategoryTree(call))
  api.get(`${BASE}/path/:id`, 'optional', (call) => pathDetail(call, call.member, idIn(call.params)))
  api.only('base').post(`${BASE}/path/:id/buy`, 'bearer+', buys(pathGoods))
  api.get(`${BASE}/member/paths`, 'bearer', ownPages(myPaths, 'size', 10, countedPage))
}
