import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { type Goods, kindOf } from '@/goods/kinds'
import { otherPromotions } from '@/goods/promotions'
import type { Standing } from '@/goods/promotions/define'
import { goodsKey, ownerQuery } from '@/goods/purchase'
import { isMissing } from '@/http/apiError'
import { orderQueries } from '@/queries/order'
import { isOn, useSwitch } from '@/stores/appConfig'

/** What speaks against paying for this, or for another way, beyond what the bill itself is made of. */
interface Surroundings extends Standing {
  /** Of the thing in a promotion, whose own query does not know. */
  isOwned: boolean
}

/** Whoever pays has to hear at once that nobody can be asked. */
const atOnce = { staleTime: 0, networkMode: 'always', retry: false } as const

/** What is not there is neither mine nor in a promotion; a failure says nothing. */
async function orMissing<T>(asked: Promise<T>, missing: T): Promise<T> {
  try {
    return await asked
  } catch (error) {
    if (isMissing(error)) return missing
    throw error
  }
}

async function isOwned(client: QueryClient, goods: Goods): Promise<boolean> {
  const query = ownerQuery(goods)
  return query !== undefined && query.select(await client.fetchQuery({ ...query, ...atOnce })).isOwned
}

async function look(client: QueryClient, goods: Goods, signal: AbortSignal): Promise<Surroundings> {
  const { type, id, promotion } = goods
  const others = otherPromotions(kindOf(type), promotion).filter((other) => isOn(other.switch))
  const [isBought, ...standings] = await Promise.all([
    orMissing(isOwned(client, goods), false),
    ...others.map((other) => orMissing<Standing>(other.ask(kindOf(type), id, signal), {})),
  ])
  const { own, ...ways } = standings.reduce<Standing>((all, standing) => ({ ...standing, ...all }), {})
  // In a promotion already: only what would be paid twice matters.
  return { isOwned: isBought, own, ...(promotion === undefined && ways) }
}

/** Whatever door leads to the cashier: it asks by itself, when it opens and once more when the learner pays. */
export const surroundingsQuery = (goods: Goods) =>
  queryOptions({
    queryKey: orderQueries.surroundingsKey(goodsKey(goods)),
    queryFn: ({ client, signal }) => look(client, goods, signal),
    ...atOnce,
    gcTime: 0,
  })

export function useSurroundings(goods: Goods) {
  const isKnown = [useSwitch('miaosha'), useSwitch('tuangou')].every((isSwitchOn) => isSwitchOn !== undefined)
  return useQuery({ ...surroundingsQuery(goods), enabled: isKnown })
}
