import { id, oneOf, optional } from './params'
import { route } from './routeSpec'

export const promotionRoutes = {
  /** `id`: an activity, from a shared link. */
  flashSales: route({
    path: 'packageA/ms/index',
    title: '限时秒杀',
    switch: 'miaosha',
    params: { id: optional(id) },
    hasPullDownRefresh: true,
    isForwarded: true,
    shelf: { word: 'miaosha', coverRatio: '4:3' },
  }),
  flashSaleOrders: route({
    path: 'packageA/member/miaosha',
    title: '我的秒杀',
    switch: 'miaosha',
    hasPullDownRefresh: true,
  }),
  /** `id`: an activity, from a shared link. */
  groupBuys: route({
    path: 'packageA/tg/index',
    title: '拼团',
    switch: 'tuangou',
    params: { id: optional(id) },
    hasPullDownRefresh: true,
    isForwarded: true,
    shelf: { word: 'tuangou', coverRatio: '4:3' },
  }),
  /** `id` is the activity's, `gid` a group's. `of`: the member's own group, where its id is not known. */
  groupQueue: route({
    path: 'packageA/tg/queue',
    title: '拼团',
    switch: 'tuangou',
    params: { id, gid: optional(id), of: optional(oneOf('mine')) },
    hasPullDownRefresh: true,
    isForwarded: true,
  }),
  groupBuyOrders: route({
    path: 'packageA/member/tuangou',
    title: '我的拼团',
    switch: 'tuangou',
    hasPullDownRefresh: true,
  }),
}
