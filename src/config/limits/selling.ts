/**
 * docs/backend/orders.md#order-state: waits between two questions for an order's state. After the total it gives up.
 */
export const orderPollSec = [1, 2, 3, 5, 8, 13] as const
export const orderPollTotalSec = 120
/** docs/backend/promotions.md#flash-sale: how often a queue is asked, and for how long. */
export const flashSalePollMs = 2_000
export const flashSaleQueueMs = 30_000
/** Ours: by then a won piece is paid and opened, or has gone back. */
export const flashSaleHeldMs = 3_600_000
/**
 * docs/backend/promotions.md#group-buying: how often a group, or a sale whose time is up, is asked about. The longer
 * nothing happens, the longer the waits.
 */
export const salePollMs = 5_000
export const salePollMaxMs = 30_000
/** So long after a sale's start or end an answer is awaited by the learner. */
export const saleAwaitedMs = 30_000
/** Ours: a bank transfer needs a weekend to arrive and to be seen by an administrator. */
export const transferMs = 3 * 86_400_000
/** Ours: whoever comes back from a gateway sooner than this has hardly paid there. */
export const gatewayGlanceSec = 15
/** docs/backend/orders.md#hosted-cashier: the address of a hosted cashier works for this long. */
export const hostedCashierMs = 30 * 60_000
/**
 * Ours: WeChat's word that an order is paid outweighs a server that does not say so for this long, the life of an order
 * (docs/backend/orders.md#order-life-cycle).
 */
export const chargeHoldMs = 60 * 60_000

/**
 * Ours, against a slip of the finger: whole yuan of one top-up. docs/backend/orders.md#other-payments names no limit.
 */
export const rechargeMaxYuan = 50_000
