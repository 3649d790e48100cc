export { FlashSales } from './FlashSales'
export { FlashSaleOrders } from './FlashSaleOrders'
export { ForwardToGoods } from './ForwardToGoods'
