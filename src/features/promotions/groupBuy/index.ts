export { groupBuyCard } from './GroupBuyCard'
export { groupBuyOrderCard } from './GroupBuyOrderCard'
export { GroupQueue } from './GroupQueue'
