/** Orders, promo codes and membership plans (docs/backend/orders.md, docs/backend/members.md#membership). */
import { idIn, type Api, type MemberCall } from '../core/api'
import { idNumber, read, trustedId } from '../core/read'
import { courseGoods, lessonGoods } from '../services/goods/course'
import type { Goods } from '../services/goods/types'
import { findOrder } from '../services/lifecycle'
import * as orders from '../services/orders'
import { checkPromo, promoDetail } from '../services/promo'
import { findRole, listRoles, presentRole } from '../services/roles'

const orderBy =
  (kind: Goods, field: string, id: typeof idNumber | typeof trustedId = idNumber) =>
  (call: MemberCall) =>
    orders.orderOne(call, kind, Number(read(call.body, { [field]: id })[field]))

export function orderRoutes(api: Api) {
  const base = api.only('base')
  base.post('/api/v2/order/course', 'bearer+', orderBy(courseGoods, 'course_id', trustedId))
  base.post('/api/v2/order/video', 'bearer+', orderBy(lessonGoods, 'video_id'))
  base.post('/api/v2/order/role', 'bearer+', (call) => orders.orderRole(call, call.member, call.body))
  base.post('/api/v2/order/recharge', 'bearer+', (call) => orders.orderTopUp(call, call.member, call.body))
  api.only('middle', 'head').post('/api/v3/order', 'bearer+', (call) => orders.orderV3(call, call.member, call.body))

  api.get('/api/v2/order/status', 'bearer+', async (call) => {
    const { status } = await findOrder(call, call.member, call.query.order_id)
    return { status }
  })

  api.get('/api/v2/promoCode/:code/check', 'bearer+', (call) => checkPromo(call, call.member, call.params.code ?? ''))
  api.get('/api/v2/promoCode/:code', 'none', (call) => promoDetail(call, call.params.code ?? ''))
  api.get('/api/v2/roles', 'none', (call) => listRoles(call))
  api.get('/api/v2/role/:id', 'none', async (call) => presentRole(await findRole(call, idIn(call.params))))
}
