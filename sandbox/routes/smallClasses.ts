/** The add-on XiaoBanKe: small classes (docs/backend/live.md#small-classes) and their classroom. */
import { htmlPage, idIn, type Api } from '../core/api'
import { askOf } from '../core/paging'
import { classroomPage } from '../pages'
import { smallClassGoods } from '../services/goods/smallClass'
import { buys } from '../services/orders'
import { enterClassroom, listSmallClasses, ownedSmallClasses, smallClassDetail } from '../services/smallClasses'

const BASE = '/addons/ke/api/v1'

export function smallClassRoutes(api: Api) {
  api.get(`${BASE}/courses`, 'optional', (call) => {
    const { t: type = '', cid1, cid2 } = call.query
    const filter = { type, categoryId: Number(cid1) || 0, childId: Number(cid2) || 0 }
    return listSmallClasses(call, filter, askOf(call.query, 'size', 16))
  })
  api.get(`${BASE}/course/:id`, 'optional', (call) => smallClassDetail(call, call.member, idIn(call.params)))
  api.only('base').post(`${BASE}/course/:id/paid`, 'bearer+', buys(smallClassGoods))
  api.get(`${BASE}/user/courses`, 'bearer', (call) =>
    ownedSmallClasses(call, call.member, askOf(call.query, 'page_size')),
  )
  /** `?token=` identifies the member. */
  api.get('/sandbox/classroom/:id', 'optional', async (call) =>
    htmlPage(classroomPage(await enterClassroom(call, call.member, idIn(call.params)))),
  )
}
