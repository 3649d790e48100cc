import { useQuery } from '@tanstack/react-query'

import { flashSaleOrderName } from '@/api/flashSale'
import { type GroupBuyOrder, groupBuyOrderName } from '@/api/groupBuy'
import type { Order } from '@/api/order'
import { flashSaleQueries } from '@/queries/flashSale'
import { groupBuyQueries } from '@/queries/groupBuy'
import { useSwitch } from '@/stores/appConfig'

import { texts } from './texts'

/** The two lists give an order different ids, but they are created in the same moment. */
const sameMomentMs = 60_000

const isPaidIn = (promotion: string, { status, goods }: Order) => status === 'paid' && goods?.type === promotion
const isPaidGroup = (order: Order) => isPaidIn(groupBuyOrderName, order)
const isPaidPiece = (order: Order) => isPaidIn(flashSaleOrderName, order)

/** The group row of an order: created with it, or the only one of its activity. */
function rowOf(order: Order, orders: Order[], mine: GroupBuyOrder[]): GroupBuyOrder | undefined {
  const isSameSale = (saleId: number | null) => saleId === order.goods?.id
  const rows = mine.filter(({ state, saleId }) => state === 'paid' && isSameSale(saleId))
  const others = orders.filter(({ goods }) => isSameSale(goods?.id ?? null))
  if (rows.length === 1 && others.length === 1) return rows[0]
  const madeMs = order.createdAt?.getTime() ?? 0
  return rows.find(({ createdAt }) => Math.abs((createdAt?.getTime() ?? 0) - madeMs) <= sameMomentMs)
}

/**
 * The outcome of paid orders in promotions, from the promotion's own list: the order list goes on calling them paid.
 * Returns a function that gives an order's text; '' = unknown, or no money goes back.
 * @param orders those on screen
 */
export function useOutcomes(orders: Order[]): (order: Order) => string {
  const groupOrders = orders.filter(isPaidGroup)
  const hasGroups = useSwitch('tuangou') === true && groupOrders.length > 0
  const hasPieces = useSwitch('miaosha') === true && orders.some(isPaidPiece)
  const { data: groups = [] } = useQuery({ ...groupBuyQueries.recentOrders(), enabled: hasGroups })
  const { data: pieces = [] } = useQuery({ ...flashSaleQueries.recentOrders(), enabled: hasPieces })
  return (order) => {
    if (isPaidPiece(order)) {
      return pieces.some(({ id, state }) => id === order.goods?.id && state === 'lost') ? texts.pieceLost : ''
    }
    const row = isPaidGroup(order) ? rowOf(order, groupOrders, groups) : undefined
    return row?.refund ? texts.groupRefund(row.group?.state === 'failed', row.refund) : ''
  }
}
