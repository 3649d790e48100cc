export { flashSaleCard } from './FlashSaleCard'
export { flashSaleOrderCard } from './FlashSaleOrderCard'
