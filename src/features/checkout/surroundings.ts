import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { listOrders } from '@/api/order'
import { pageSize } from '@/config/limits'
import { type Goods, kindOf } from '@/goods/kinds'
import { otherPromotions } from '@/goods/promotions'
import type { Closed } from '@/goods/define'
import type { Standing } from '@/goods/promotions/define'
import { goodsKey, labelOf, ownerQuery } from '@/goods/purchase'
import { isMissing } from '@/http/apiError'
import { orderQueries } from '@/queries/order'
import type { RouteLocation } from '@/routes/codec'
import { isOn, useSwitch } from '@/stores/appConfig'

import { isFor, isWaiting, lookUpStatus } from './pendingOrder'
import { draftsFor, goodsOfDraft, isCharged, isSent } from './purchaseDraft'
import { texts } from './texts'

/**
 * A waiting order of the member that would bring the same thing in another way. It may be paid at any moment, and
 * buying the thing here would then pay twice.
 */
interface Begun {
  orderNo: string
  /** 课程, 拼团 */
  label: string
}

/** What speaks against paying for this, or for another way, beyond the bill itself. */
interface Surroundings extends Omit<Standing, 'promotion'> {
  begun: Begun | null
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

/** An order that was sent from this device. HEAD lists paid ones only. */
function sentOtherwise(goods: Goods, ways: Goods[]): Begun[] {
  const drafts = draftsFor([goods, ...ways]).filter(isSent)
  return drafts.flatMap(({ orderNo, ...draft }) => {
    const way = goodsOfDraft(draft)
    return orderNo && goodsKey(way) !== goodsKey(goods) ? { orderNo, label: labelOf(way) } : []
  })
}

async function listedOtherwise(ways: Goods[]): Promise<Begun[]> {
  if (ways.length === 0) return []
  const { items } = await listOrders(1, pageSize)
  const waiting = items.filter(({ status }) => isWaiting(status))
  return ways.flatMap((way) =>
    waiting.filter((row) => isFor(way, row)).map(({ orderNo }) => ({ orderNo, label: labelOf(way) })),
  )
}

/** By the device and the list, then by the server itself. */
async function findBegun(goods: Goods, ways: Goods[]): Promise<Begun | null> {
  for (const begun of [...sentOtherwise(goods, ways), ...(await listedOtherwise(ways))]) {
    const status = await lookUpStatus(begun.orderNo)
    if (status && isWaiting(status)) return begun
  }
  return null
}

export const resultOf = (order: string): RouteLocation => ({ name: 'orderWechatH5', params: { order } })

/** Paid for in another way, by WeChat's word: nothing is left to ask. */
const charged = ({ orderNo }: Begun): Closed => ({
  ...texts.begun.charged,
  action: { label: texts.seeResult, location: resultOf(orderNo) },
})

/** What the thing's promotions say, one by one, without the one in which it is being bought. */
const askPromotions = ({ type, id, promotion }: Goods, signal: AbortSignal): Promise<Standing[]> =>
  Promise.all(
    otherPromotions(kindOf(type), promotion)
      .filter((other) => isOn(other.switch))
      .map((other) => orMissing<Standing>(other.ask(kindOf(type), id, signal), {})),
  )

const promotedWays = ({ type, id }: Goods, standings: Standing[]): Goods[] =>
  standings.flatMap(({ promotion }) => (promotion ? [{ type, id, promotion }] : []))

/**
 * What the thing is a part of, which would open it, too: the ways to buy it, and whether it is paid for in a promotion.
 * What is only reserved there may be left.
 */
async function askWhole(client: QueryClient, { type, id }: Goods, signal: AbortSignal) {
  const whole = await kindOf(type).whole?.(client, id)
  if (!whole) return { ways: [] }
  const standings = await askPromotions(whole, signal)
  const paid = standings.find(({ own, promotion }) => own && !promotion)
  return { own: paid?.own, ways: [whole, ...promotedWays(whole, standings)] }
}

async function readSurroundings(client: QueryClient, goods: Goods, signal: AbortSignal): Promise<Surroundings> {
  const { type, id, promotion } = goods
  const [isBought, standings, whole] = await Promise.all([
    orMissing(isOwned(client, goods), false),
    askPromotions(goods, signal),
    askWhole(client, goods, signal),
  ])
  // The first one counts more.
  const { own = whole.own, instead, offer } = standings.reduceRight((all, one) => ({ ...all, ...one }), {})
  const ways = [...(promotion ? [{ type, id }] : []), ...promotedWays(goods, standings), ...whole.ways]
  const begun = own ? null : await findBegun(goods, ways)
  const isPaid = begun !== null && isCharged(begun.orderNo)
  // In a promotion, only what would be paid twice matters.
  const offers = promotion === undefined ? { instead, offer } : {}
  return { isOwned: isBought, own: isPaid ? charged(begun) : own, begun, ...offers }
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
