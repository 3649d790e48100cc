import * as v from 'valibot'

import { type AppliedPromo, transferSign } from '@/api/order'
import { currentMember } from '@/features/shared/session'
import { type Goods, type GoodsType, goodsTypes } from '@/goods/kinds'
import { goodsKey } from '@/goods/purchase'
import type { Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import type { MiniPayment } from '@/platform/pay/types'
import { formatPromotion, promotion as promotionParam } from '@/routes/promotion'
import { chargedOrders } from '@/stores/chargedOrders'
import { memberRecords } from '@/stores/memberRecords'
import { currentMemberId } from '@/stores/session'

import type { AppPayment } from './shellPay/types'

/**
 * What this device knows of a wish to buy one thing. It is stored before the order is created, so that a reload, a kill
 * or a lost answer leads back to the same order. It is kept per member and goods; the server's answer counts more.
 */
export interface PurchaseDraft {
  type: GoodsType
  goodsId: number
  /** As in addresses; absent = at the thing's own price. */
  promotion?: string
  promo: AppliedPromo | null
  /** Server time of the tap, ms. */
  startedAtMs: number
  /** Null = the order was asked for, and the answer has not arrived. */
  orderNo: string | null
  /** Null = not known yet, or unreadable. */
  amountDueCents: Cents | null
  /** Made elsewhere: its promo code is unknown, so the amount is the full price. */
  createdElsewhere: boolean
  /** Hosted cashier (HEAD). */
  payUrl: string | null
  /** The gateway that it was sent to, '' = none. */
  sentTo: string
  /** Server time of leaving for the gateway or the hosted cashier, ms; 0 = not yet. */
  sentAtMs: number
  /** One per order: a cancelled pay sheet opens again with the same one. */
  miniPayment: MiniPayment | null
  /** The same for the operator's own app. */
  appPayment: AppPayment | null
  /** Its pay sheet was asked for, and none came: the server may say that it is being paid. The next tap asks again. */
  isSheetLost?: boolean
  /** Paid, and shown as paid; kept for its amount. */
  isCompleted: boolean
}

const miniPaymentSchema = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.string(),
  paySign: v.string(),
})

const appPaymentSchema = v.object({ sign: v.string(), payment: v.record(v.string(), v.string()) })

const draftSchema: v.GenericSchema<unknown, PurchaseDraft> = v.object({
  type: v.picklist(goodsTypes),
  goodsId: v.number(),
  promotion: v.optional(v.string()),
  promo: v.nullable(v.object({ code: v.string(), discountCents: v.number() })),
  startedAtMs: v.number(),
  orderNo: v.nullable(v.string()),
  amountDueCents: v.nullable(v.number()),
  createdElsewhere: v.boolean(),
  payUrl: v.nullable(v.string()),
  sentTo: v.string(),
  sentAtMs: v.optional(v.number(), 0),
  miniPayment: v.nullable(miniPaymentSchema),
  appPayment: v.optional(v.nullable(appPaymentSchema), null),
  isSheetLost: v.optional(v.boolean()),
  isCompleted: v.boolean(),
})

const recordSchema = v.object({
  /** Stored under this older name of the draft. */
  intent: v.nullable(draftSchema),
  /** Of orders whose place another one has taken: the learner may choose one of these again. And of ended transfers. */
  left: v.optional(v.array(draftSchema), []),
  /** Orders that the next purchase must not find: left behind for a new one, or paid and shown as paid. */
  abandoned: v.array(v.string()),
  /** Server time of the last change. */
  changedAtMs: v.number(),
})

type PurchaseRecord = v.InferOutput<typeof recordSchema>

/** More orders for one thing are hardly made in the hour that they live. */
const maxLeft = 5

/** The present one first. */
const draftsIn = ({ intent, left }: PurchaseRecord): PurchaseDraft[] => [...(intent ? [intent] : []), ...left]

/** Orders end after an hour (docs/backend/orders.md#order-life-cycle), so a day is plenty. */
const maxAgeMs = 24 * 3600_000

/** The office may look for a transfer after that: so long it may have been paid, holidays included. */
export const transferAgeMs = 14 * 24 * 3600_000

const ageOf = (record: PurchaseRecord): number =>
  draftsIn(record).some(({ sentTo }) => sentTo === transferSign) ? transferAgeMs : maxAgeMs

const records = memberRecords({
  name: 'order',
  schema: recordSchema,
  expiry: { nowMs: () => serverClock.now(), endMs: (record) => record.changedAtMs + ageOf(record) },
})

/** Between a draft's fields and the goods. */
export const draftedGoods = ({
  type,
  id,
  promotion,
}: Goods): Pick<PurchaseDraft, 'type' | 'goodsId' | 'promotion'> => ({
  type,
  goodsId: id,
  ...(promotion && { promotion: formatPromotion(promotion) }),
})

export const goodsOfDraft = ({
  type,
  goodsId,
  promotion,
}: Pick<PurchaseDraft, 'type' | 'goodsId' | 'promotion'>): Goods => ({
  type,
  id: goodsId,
  promotion: promotionParam.parse(promotion)?.value,
})

export interface DraftStore {
  get(): PurchaseDraft | null
  /** Of one order, also when another one has taken its place. */
  of(orderNo: string): PurchaseDraft | null
  /** Takes the place of the present one. Its order is not left behind any more. */
  set(draft: PurchaseDraft): void
  update(orderNo: string, change: Partial<PurchaseDraft>): void
  /** The order is paid, and shown as paid: it is not the next one, whose answer may be lost. */
  complete(orderNo: string): void
  /** Left behind, or completed. */
  isDone(orderNo: string): boolean
  /** Nothing is being bought any more. An order that is named here is found again only when the learner chooses it. */
  drop(abandonedOrderNo?: string): void
  charged: ReturnType<typeof chargedOrders>
}

/** Reads the member first if needed. @throws ApiError as `getMember` */
export async function openDraft(goods: Goods): Promise<DraftStore> {
  const { id: ownerId } = await currentMember()
  const own = records.of(ownerId)
  const key = goodsKey(goods)
  const read = (): PurchaseRecord => own.get(key) ?? { intent: null, left: [], abandoned: [], changedAtMs: 0 }
  const write = (change: Partial<PurchaseRecord>) =>
    own.set(key, { ...read(), ...change, changedAtMs: serverClock.now() })
  /** Those that stay behind when the present one gives way to an order; null = to none. */
  const leftFor = (orderNo: string | null) =>
    draftsIn(read())
      .filter((draft) => draft.orderNo !== null && draft.orderNo !== orderNo && !draft.isCompleted)
      .slice(0, maxLeft)
  const update = (orderNo: string, change: Partial<PurchaseDraft>) => {
    const changed = (draft: PurchaseDraft) => (draft.orderNo === orderNo ? { ...draft, ...change } : draft)
    const { intent, left } = read()
    write({ intent: intent && changed(intent), left: left.map(changed) })
  }
  return {
    get: () => read().intent,
    of: (orderNo) => draftsIn(read()).find((draft) => draft.orderNo === orderNo) ?? null,
    set: (draft) =>
      write({
        intent: draft,
        left: leftFor(draft.orderNo),
        abandoned: read().abandoned.filter((orderNo) => orderNo !== draft.orderNo),
      }),
    update,
    complete(orderNo) {
      update(orderNo, { isCompleted: true })
      write({ abandoned: [...new Set([...read().abandoned, orderNo])] })
    },
    isDone: (orderNo) => read().abandoned.includes(orderNo),
    drop(abandonedOrderNo) {
      const { intent, left, abandoned } = read()
      const added = abandonedOrderNo ? [abandonedOrderNo] : []
      // Of orders that have ended, only a transfer may still be on its way.
      const isKept = added.length > 0 || intent?.sentTo === transferSign
      write({ intent: null, left: isKept ? leftFor(null) : left, abandoned: [...abandoned, ...added] })
    },
    charged: chargedOrders(ownerId, goods.type, goods.id),
  }
}

/** What is known of each thing. */
function recordsOf(ownerId: number): PurchaseRecord[] {
  const own = records.of(ownerId)
  return own.keys().flatMap((key) => own.get(key) ?? [])
}

const draftsOf = (ownerId: number): PurchaseDraft[] => recordsOf(ownerId).flatMap(draftsIn)

/** An unpaid order holds its promo code at most this long (docs/backend/orders.md#order-life-cycle). */
const codeHeldMs = 90 * 60_000

/** The code is on an order that was asked for here, without an answer. */
export function isOnLostOrder(code: string): boolean {
  const ownerId = currentMemberId()
  if (ownerId === null) return false
  return draftsOf(ownerId).some(({ orderNo, promo, startedAtMs }) => {
    const isRecent = serverClock.now() - startedAtMs < codeHeldMs
    return orderNo === null && isRecent && promo?.code.toLowerCase() === code.toLowerCase()
  })
}

/** Its order may be paid, as far as the device knows: it was sent to a gateway, or WeChat reports it as paid. */
export const isSent = ({ orderNo, sentTo, sentAtMs, isCompleted }: PurchaseDraft): boolean =>
  orderNo !== null && !isCompleted && (sentTo !== '' || sentAtMs > 0 || isCharged(orderNo))

/** This member's drafts for one of these things, at whatever price, without those that were left behind. */
export function draftsFor(things: readonly Pick<Goods, 'type' | 'id'>[]): PurchaseDraft[] {
  const ownerId = currentMemberId()
  const drafts = (ownerId === null ? [] : recordsOf(ownerId)).flatMap((record) =>
    draftsIn(record).filter(({ orderNo }) => orderNo === null || !record.abandoned.includes(orderNo)),
  )
  return drafts.filter(({ type, goodsId }) => things.some((thing) => thing.type === type && thing.id === goodsId))
}

/** The draft of this member's order, if this device made the order. */
export const findDraft = (ownerId: number, orderNo: string): PurchaseDraft | null =>
  draftsOf(ownerId).find((draft) => draft.orderNo === orderNo) ?? null

/** This member's draft for this thing, as far as the device knows without asking. */
export function knownDraft(goods: Goods): PurchaseDraft | null {
  const ownerId = currentMemberId()
  return ownerId === null ? null : (records.of(ownerId).get(goodsKey(goods))?.intent ?? null)
}

/** WeChat reports the order as paid, and the server does not yet. */
export function isCharged(orderNo: string): boolean {
  const ownerId = currentMemberId()
  const draft = ownerId === null ? null : findDraft(ownerId, orderNo)
  return ownerId !== null && draft !== null && chargedOrders(ownerId, draft.type, draft.goodsId).get() === orderNo
}
