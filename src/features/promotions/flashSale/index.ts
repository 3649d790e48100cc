export { FlashSales } from './FlashSales'
export { FlashSaleOrders } from './FlashSaleOrders'
