import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'

import { listOrders, type Order, transferSign } from '@/api/order'
import { pageSize } from '@/config/limits'
import { type Goods, kindOf } from '@/goods/kinds'
import { otherPromotions } from '@/goods/promotions'
import type { Closed, SaleQuery } from '@/goods/define'
import type { PromotionOfThing, Standing } from '@/goods/promotions/define'
import { goodsKey, labelOf, ownerQuery } from '@/goods/purchase'
import { isMissing } from '@/http/apiError'
import { serverClock } from '@/lib/serverClock'
import { orderQueries } from '@/queries/order'
import type { RouteLocation } from '@/routes/codec'
import { isOn, listsPaidOrdersOnly, useSwitch } from '@/stores/appConfig'

import { isFor, isWaiting, lookUpStatus } from './pendingOrder'
import { draftsFor, goodsOfDraft, isCharged, isSent, knownDraft, openDraft, transferAgeMs } from './purchaseDraft'
import { texts } from './texts'

/**
 * Another order of the member that would bring the same thing: one that waits, or whose bank transfer may be on its way.
 * It may be paid at any moment, and buying the thing here would then pay twice.
 */
interface Begun {
  orderNo: string
  note: string
  /** Before the learner pays here all the same. */
  question: ReturnType<typeof texts.begun.ask>
}

/** @param words for such an order; its label is 课程, 拼团 */
const begunOf = (orderNo: string, way: Goods, words: typeof texts.begun | typeof texts.endedTransfer): Begun => ({
  orderNo,
  note: words.note(labelOf(way)),
  question: words.ask(labelOf(way)),
})

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

const readOwner = async (client: QueryClient, query: SaleQuery): Promise<boolean> =>
  orMissing(
    client.fetchQuery({ ...query, ...atOnce }).then((detail) => query.select(detail).isOwned),
    false,
  )

/**
 * By the thing's own row, asked now: not every server refuses a second purchase. A membership or a top-up is never owned.
 */
export async function isOwnedNow(client: QueryClient, { type, id }: Goods): Promise<boolean> {
  const { changesMember, sale } = kindOf(type)
  return !changesMember && readOwner(client, sale(id))
}

/** An order that was sent from this device. HEAD lists paid ones only. */
function sentOtherwise(goods: Goods, ways: Goods[], paidNo: string | undefined): Begun[] {
  const drafts = draftsFor([goods, ...ways]).filter(isSent)
  return drafts.flatMap(({ orderNo, ...draft }) => {
    const way = goodsOfDraft(draft)
    const isOther = goodsKey(way) !== goodsKey(goods) || (paidNo !== undefined && orderNo !== paidNo)
    return orderNo && isOther ? begunOf(orderNo, way, texts.begun) : []
  })
}

/** Of the same thing's orders only those at a gateway count: the chosen one may be paid in the place of the others. */
async function listedOtherwise(
  goods: Goods,
  ways: Goods[],
  chosenNo: string | undefined,
  rows: Order[],
): Promise<Begun[]> {
  const { isDone } = await openDraft(goods)
  const waiting = rows.filter(({ status }) => isWaiting(status))
  const isAtGateway = ({ orderNo, status }: Order) =>
    chosenNo !== undefined && orderNo !== chosenNo && status === 'paying' && !isDone(orderNo)
  return [
    ...ways.flatMap((way) => waiting.filter((row) => isFor(way, row)).map((row) => ({ ...row, way }))),
    ...waiting.filter((row) => isFor(goods, row) && isAtGateway(row)).map((row) => ({ ...row, way: goods })),
  ].map(({ orderNo, way }) => begunOf(orderNo, way, texts.begun))
}

const isEndedTransfer = ({ status, payment, createdAt }: Order): boolean =>
  status === 'cancelled' &&
  payment === transferSign &&
  createdAt !== null &&
  serverClock.now() - createdAt.getTime() < transferAgeMs

/**
 * The server ends an order after an hour, and the office may look at its bank account later. HEAD does not list such
 * orders; BASE lists those of other devices, too. Whoever has paid for the thing since has been asked.
 * @param paidNo of the order that is paid here, if any: the learner has agreed to it with this in sight
 */
async function findEndedTransfer(
  goods: Goods,
  ways: Goods[],
  paidNo: string | undefined,
  rows: Order[],
): Promise<Begun | null> {
  const things = [goods, ...ways]
  const isAgreed = (orderNo: string) => paidNo !== undefined && paidNo !== orderNo
  const newestOf = async (way: Goods) => {
    const { isDone } = await openDraft(way)
    const own = rows.filter((row) => isFor(way, row) && (row.status === 'paid' || !isDone(row.orderNo)))
    return own.find((row) => row.status === 'paid' || isEndedTransfer(row))
  }
  const sent = draftsFor(things).filter((draft) => draft.sentTo === transferSign && isSent(draft))
  for (const { orderNo, ...draft } of sent) {
    const way = goodsOfDraft(draft)
    if (!orderNo || isAgreed(orderNo) || knownDraft(way)?.isCompleted) continue
    if ((await newestOf(way))?.status === 'paid') continue
    if ((await lookUpStatus(orderNo)) === 'cancelled') return begunOf(orderNo, way, texts.endedTransfer)
  }
  for (const way of things) {
    const newest = await newestOf(way)
    if (newest && newest.status !== 'paid' && !isAgreed(newest.orderNo)) {
      return begunOf(newest.orderNo, way, texts.endedTransfer)
    }
  }
  return null
}

const listNewest = async () => (await listOrders(1, pageSize)).items

function paidHere(goods: Goods, chosenNo: string | undefined): string | undefined {
  const drafted = knownDraft(goods)
  return chosenNo ?? (drafted?.isCompleted ? undefined : drafted?.orderNo) ?? undefined
}

/** Nothing is begun by this device: a transfer of another one may be on its way. */
const isFirst = (paidNo: string | undefined): boolean => paidNo === undefined && !listsPaidOrdersOnly()

/** The list that is needed whatever the promotions say is asked for beside them. */
function listEarly(goods: Goods, chosenNo: string | undefined): Promise<Order[]> | undefined {
  const isNeeded = goods.promotion !== undefined || chosenNo !== undefined || isFirst(paidHere(goods, chosenNo))
  const listed = isNeeded ? listNewest() : undefined
  // Who waits for it is told; nobody may, after another failure.
  listed?.catch(() => undefined)
  return listed
}

/**
 * By the device and the list, then by the server itself. Of several, one that WeChat reports as paid counts most: then
 * nothing is left to pay.
 * @param listed absent = the list has not been asked for
 */
async function findBegun(
  goods: Goods,
  ways: Goods[],
  chosenNo: string | undefined,
  listed: Promise<Order[]> | undefined,
): Promise<Begun | null> {
  const paidNo = paidHere(goods, chosenNo)
  const hasOthers = ways.length > 0 || chosenNo !== undefined
  const list = () => listed ?? listNewest()
  // Where it is only for an ended transfer, a list that fails keeps no bill back.
  const rows = hasOthers ? await list() : isFirst(paidNo) ? await list().catch(() => []) : []
  const all = [...sentOtherwise(goods, ways, paidNo), ...(await listedOtherwise(goods, ways, chosenNo, rows))]
  const chargedFirst = all.sort((a, b) => Number(isCharged(b.orderNo)) - Number(isCharged(a.orderNo)))
  for (const begun of chargedFirst) {
    const status = await lookUpStatus(begun.orderNo)
    if (status && isWaiting(status)) return begun
  }
  return findEndedTransfer(goods, ways, paidNo, rows)
}

export const resultOf = (order: string): RouteLocation => ({ name: 'orderWechatH5', params: { order } })

/** Paid for in another way, by WeChat's word: nothing is left to ask. */
const charged = ({ orderNo }: Begun): Closed => ({
  ...texts.begun.charged,
  action: { label: texts.seeResult, location: resultOf(orderNo) },
})

/** What the thing's promotions say, one by one, without the one in which it is being bought. */
function askPromotions(client: QueryClient, { type, id, promotion }: Goods, signal: AbortSignal): Promise<Standing[]> {
  const ordered = draftsFor([{ type, id }]).map((draft) => goodsOfDraft(draft).promotion?.kind)
  const ask = (other: PromotionOfThing) =>
    other.ask(kindOf(type), id, { client, signal, hasDraft: ordered.includes(other.kind) })
  const others = otherPromotions(kindOf(type), promotion).filter((other) => isOn(other.switch))
  return Promise.all(others.map((other) => orMissing<Standing>(ask(other), {})))
}

const promotedWays = ({ type, id }: Goods, standings: Standing[]): Goods[] =>
  standings.flatMap(({ promotion }) => (promotion ? [{ type, id, promotion }] : []))

/**
 * What the thing is a part of, which would open it, too: the ways to buy it, and whether it is paid for in a promotion.
 * What is only reserved there may be left.
 */
async function askWhole(client: QueryClient, { type, id }: Goods, signal: AbortSignal) {
  const whole = await kindOf(type).whole?.(client, id)
  if (!whole) return { ways: [] }
  const standings = await askPromotions(client, whole, signal)
  const paid = standings.find(({ own, promotion }) => own && !promotion)
  return { own: paid?.own, ways: [whole, ...promotedWays(whole, standings)] }
}

async function readSurroundings(
  client: QueryClient,
  goods: Goods,
  chosenNo: string | undefined,
  signal: AbortSignal,
): Promise<Surroundings> {
  const { type, id, promotion } = goods
  const owner = ownerQuery(goods)
  const listed = listEarly(goods, chosenNo)
  const [isOwned, standings, whole] = await Promise.all([
    owner && readOwner(client, owner),
    askPromotions(client, goods, signal),
    askWhole(client, goods, signal),
  ])
  // The first one counts more.
  const { own = whole.own, instead, offer } = standings.reduceRight((all, one) => ({ ...all, ...one }), {})
  const ways = [...(promotion ? [{ type, id }] : []), ...promotedWays(goods, standings), ...whole.ways]
  const begun = own ? null : await findBegun(goods, ways, chosenNo, listed)
  const isPaid = begun !== null && isCharged(begun.orderNo)
  // In a promotion, only what would be paid twice matters.
  const offers = promotion === undefined ? { instead, offer } : {}
  return { isOwned: isOwned ?? false, own: isPaid ? charged(begun) : own, begun, ...offers }
}

/** The cashier asks this itself, whatever page leads to it: when it opens, and again when the learner pays. */
export const surroundingsQuery = (goods: Goods, chosenNo?: string) =>
  queryOptions({
    queryKey: orderQueries.surroundingsKey(goodsKey(goods), chosenNo),
    queryFn: ({ client, signal }) => readSurroundings(client, goods, chosenNo, signal),
    ...atOnce,
    gcTime: 0,
  })

export function useSurroundings(goods: Goods, chosenNo: string | undefined) {
  const isKnown = [useSwitch('miaosha'), useSwitch('tuangou')].every((isSwitchOn) => isSwitchOn !== undefined)
  return useQuery({ ...surroundingsQuery(goods, chosenNo), enabled: isKnown })
}
