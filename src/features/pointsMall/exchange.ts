import * as v from 'valibot'

import { exchangeMallGoods, listMallOrders, type MallGoods, type MallOrder, type SavedAddress } from '@/api/pointsMall'
import { pageSize } from '@/config/limits'
import { isOutcomeUnknown } from '@/http/apiError'
import { loginRecords } from '@/stores/memberRecords'

/** What was asked for and not answered yet, by goods: the newest order that there was before. It outlives the app. */
const pendingExchanges = loginRecords({ name: 'mallExchange', schema: v.object({ lastOrderId: v.number() }) })

type Wanted = Pick<MallGoods, 'id' | 'title'>

const isFor = ({ id, title }: Wanted, order: MallOrder) =>
  order.goodsId > 0 ? order.goodsId === id : order.title === title

const newestOrders = async () => (await listMallOrders(1, pageSize)).items

const isOrdered = async (goods: Wanted, { lastOrderId }: { lastOrderId: number }) =>
  (await newestOrders()).some((order) => order.id > lastOrderId && isFor(goods, order))

export const isPending = (goodsId: number): boolean => pendingExchanges.get(goodsId) !== null

/** An exchange that was asked for has been made, although its answer never came. @throws ApiError when nobody can say */
export async function wasMade(goods: Wanted): Promise<boolean> {
  const pending = pendingExchanges.get(goods.id)
  const isMade = pending !== null && (await isOrdered(goods, pending))
  if (isMade) pendingExchanges.remove(goods.id)
  return isMade
}

/**
 * Takes the points once for one press: after a lost answer the list of orders tells what became of it, at once or,
 * when that is lost too, before the next try.
 * @throws ApiError; trying again never takes the points twice
 */
export async function exchangeOnce(goods: Wanted, address: SavedAddress | null): Promise<void> {
  if (await wasMade(goods)) return
  const pending = { lastOrderId: Math.max(0, ...(await newestOrders()).map(({ id }) => id)) }
  pendingExchanges.set(goods.id, pending)
  try {
    await exchangeMallGoods(goods.id, address)
  } catch (error) {
    const isUnknown = isOutcomeUnknown(error)
    const isMade = isUnknown && (await isOrdered(goods, pending).catch(() => false))
    if (isMade || !isUnknown) pendingExchanges.remove(goods.id)
    if (!isMade) throw error
  }
  pendingExchanges.remove(goods.id)
}
