/** The add-ons MiaoSha and TuanGou (docs/backend/promotions.md), and JSON calls that play other buyers for tests. */
import * as v from 'valibot'

import { type Api, type Call, idIn, ownPages } from '../core/api'
import type { RequestContext } from '../core/context'
import { askOf, lightPage, type PageAsk, type Slice } from '../core/paging'
import { parse } from '../core/read'
import { flashGoods, goodsOfPromotion, groupGoods } from '../services/goods'
import { giveToAll } from '../services/goods/promotions'
import { buys, orderOne } from '../services/orders'
import * as flashSales from '../services/promotions/flashSales'
import * as groupBuys from '../services/promotions/groupBuys'

const FLASH = '/addons/MiaoSha/api/v1/m'
const GROUP = '/addons/TuanGou/api/v1/t'

const listed = (list: (context: RequestContext, ask: PageAsk) => Promise<Slice<object>>) => async (call: Call) => ({
  data: lightPage(await list(call, askOf(call.query, 'either', 16))),
})

export function promotionRoutes(api: Api) {
  api.get(FLASH, 'none', listed(flashSales.listFlashSales))
  api.get(`${FLASH}/user/orders`, 'bearer', ownPages(flashSales.flashSaleOrders, 'either'))
  api.get(`${FLASH}/:id`, 'optional', (call) => flashSales.showFlashSale(call))
  api.post(`${FLASH}/:id/join`, 'bearer', (call) => flashSales.joinFlashSale(call))
  api.only('base').post(`${FLASH}/order/:id/buy`, 'bearer+', buys(flashGoods))

  api.get(GROUP, 'none', listed(groupBuys.listGroupSales))
  api.get(`${GROUP}/member/orders`, 'bearer', ownPages(groupBuys.groupBuyOrders, 'either'))
  api.get(`${GROUP}/:id`, 'optional', (call) => groupBuys.showGroupSale(call))
  api.get(`${GROUP}/:id/item/:groupId`, 'optional', (call) => groupBuys.showGroup(call))
  api.only('base').post(`${GROUP}/:id/buy`, 'bearer+', (call) => orderOne(call, groupGoods, idIn(call.params)))
  controls(api)
}

const People = v.strictObject({ count: v.pipe(v.number(), v.minValue(1)) })

function controls(api: Api) {
  api.get('/sandbox/flash-sale/:id', 'none', (call) => flashSales.showReservations(call, idIn(call.params)))
  api.post('/sandbox/flash-sale/:id/buyers', 'none', async (call) =>
    flashSales.buyAsOthers(call, await flashSales.findSale(call, idIn(call.params)), parse(People, call.body).count),
  )
  api.get('/sandbox/group-sale/:id', 'none', (call) => groupBuys.showSeats(call, idIn(call.params)))
  api.post('/sandbox/group/:id/joiners', 'none', async (call) => {
    const made = await groupBuys.joinAsOthers(call, idIn(call.params), parse(People, call.body).count)
    await giveToAll(call, goodsOfPromotion, made, made.sale.charge)
  })
}
