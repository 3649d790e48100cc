/** The Credit1Mall add-on: what points buy (docs/backend/promotions.md#points-mall). */
import * as v from 'valibot'

import { type Api, idIn, ownPages } from '../core/api'
import { askOf } from '../core/paging'
import { parse } from '../core/read'
import * as mall from '../services/mall'

const root = '/addons/Credit1Mall/api/v1'

const Parcel = v.object({ express_number: v.pipe(v.string(), v.nonEmpty()) })

export function mallRoutes(api: Api) {
  api.get(`${root}/goods`, 'bearer', (call) => mall.listGoods(call, call.query.type ?? '', askOf(call.query, 'either')))
  api.get(`${root}/goods/:id`, 'bearer', (call) => mall.goodsDetail(call, idIn(call.params)))
  api.get(`${root}/user/address`, 'bearer', (call) => mall.listAddresses(call))
  api.post(`${root}/goods/:id/exchange`, 'bearer', (call) => mall.exchange(call, idIn(call.params)))
  api.get(`${root}/user/orders`, 'bearer', ownPages(mall.listMallOrders, 'either'))
  api.post('/sandbox/mall/orders/:id/send', 'none', (call) =>
    mall.sendParcel(call, idIn(call.params), parse(Parcel, call.body).express_number),
  )
}
