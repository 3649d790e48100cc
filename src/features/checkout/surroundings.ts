import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { listOrders } from '@/api/order'
import { pageSize } from '@/config/limits'
import { type Goods, kindOf } from '@/goods/kinds'
import { otherPromotions } from '@/goods/promotions'
import type { Standing } from '@/goods/promotions/define'
import { goodsKey, ownerQuery } from '@/goods/purchase'
import { isMissing } from '@/http/apiError'
import { orderQueries } from '@/queries/order'
import { isOn, useSwitch } from '@/stores/appConfig'

import { isWaiting, lookUpStatus } from './pendingOrder'

/** What speaks against paying for this, or for another way, beyond the bill itself. */
interface Surroundings extends Omit<Standing, 'ordered'> {
  /** The number of a waiting order in a promotion of the thing; it may be under way. */
  begunOrderNo: string | null
  /** For a thing in a promotion, whose own query does not know. */
  isOwned: boolean
}

/** The payer must learn at once that nobody can be asked. */
const atOnce = { staleTime: 0, networkMode: 'always', retry: false } as const

/** A thing that does not exist is neither owned nor in a promotion. A failure says nothing. */
async function orMissing<T>(answer: Promise<T>, missing: T): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (isMissing(error)) return missing
    throw error
  }
}

async function isOwned(client: QueryClient, goods: Goods): Promise<boolean> {
  const query = ownerQuery(goods)
  return query !== undefined && query.select(await client.fetchQuery({ ...query, ...atOnce })).isOwned
}

/** The member's waiting order under that name: by the list, then by the server itself. */
async function findBegun({ type, id }: NonNullable<Standing['ordered']>): Promise<string | null> {
  const { items } = await listOrders(1, pageSize)
  const row = items.find(({ goods, status }) => goods?.type === type && goods.id === id && isWaiting(status))
  const status = row && (await lookUpStatus(row.orderNo))
  return status && isWaiting(status) ? row.orderNo : null
}

async function readSurroundings(client: QueryClient, goods: Goods, signal: AbortSignal): Promise<Surroundings> {
  const { type, id, promotion } = goods
  const others = otherPromotions(kindOf(type), promotion).filter((other) => isOn(other.switch))
  const [isBought, ...standings] = await Promise.all([
    orMissing(isOwned(client, goods), false),
    ...others.map((other) => orMissing<Standing>(other.ask(kindOf(type), id, signal), {})),
  ])
  const { own, ordered, ...ways } = standings.reduce<Standing>((all, standing) => ({ ...standing, ...all }), {})
  const begunOrderNo = ordered && !own ? await findBegun(ordered) : null
  // In a promotion, only what would be paid twice matters.
  return { isOwned: isBought, own, begunOrderNo, ...(promotion === undefined && ways) }
}

/** The cashier asks this itself, whatever page leads to it: when it opens, and again when the learner pays. */
export const surroundingsQuery = (goods: Goods) =>
  queryOptions({
    queryKey: orderQueries.surroundingsKey(goodsKey(goods)),
    queryFn: ({ client, signal }) => readSurroundings(client, goods, signal),
    ...atOnce,
    gcTime: 0,
  })

export function useSurroundings(goods: Goods) {
  const isKnown = [useSwitch('miaosha'), useSwitch('tuangou')].every((isSwitchOn) => isSwitchOn !== undefined)
  return useQuery({ ...surroundingsQuery(goods), enabled: isKnown })
}
