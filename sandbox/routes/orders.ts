/** Orders, promo codes and membership plans (core 5.18, 5.19, 8.1 to 8.5, 8.8, 8.12). */
import { idIn, type Api } from '../core/api'
import { findOrder } from '../services/orderLookup'
import * as orders from '../services/orders'
import { checkPromo, promoDetail } from '../services/promo'
import { findRole, listRoles, presentRole } from '../services/roles'

export function orderRoutes(api: Api) {
  const base = api.only('base')
  base.post('/api/v2/order/course', 'bearer+', (call) => orders.orderCourse(call, call.member, call.body))
  base.post('/api/v2/order/video', 'bearer+', (call) => orders.orderVideo(call, call.member, call.body))
  base.post('/api/v2/order/role', 'bearer+', (call) => orders.orderRole(call, call.member, call.body))
  base.post('/api/v2/order/recharge', 'bearer+', (call) => orders.orderRecharge(call, call.member, call.body))
  api.only('head').post('/api/v3/order', 'bearer+', (call) => orders.orderV3(call, call.member, call.body))

  api.get('/api/v2/order/status', 'bearer+', async (call) => {
    const { status } = await findOrder(call, call.member, call.query.order_id)
    return { status }
  })

  api.get('/api/v2/promoCode/:code/check', 'bearer+', (call) =>
    checkPromo(call, call.member, call.params.code ?? ''),
  )
  api.get('/api/v2/promoCode/:code', 'none', (call) => promoDetail(call, call.params.code ?? ''))
  api.get('/api/v2/roles', 'none', (call) => listRoles(call))
  api.get('/api/v2/role/:id', 'none', async (call) => presentRole(await findRole(call, idIn(call.params))))
}
