export { GroupBuyOrders } from './GroupBuyOrders'
export { GroupBuys } from './GroupBuys'
export { GroupQueue } from './GroupQueue'
