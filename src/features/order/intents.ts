import * as v from 'valibot'

import type { AppliedPromo } from '@/api/order'
import { refreshMember } from '@/features/shared/session'
import { type Goods, type GoodsType, goodsTypes } from '@/goods/kinds'
import type { Cents } from '@/lib/money'
import { serverClock } from '@/lib/serverClock'
import type { MiniPayment } from '@/platform/pay/types'
import { keysWith, slot } from '@/platform/storage'
import { useSession } from '@/stores/session'

/**
 * What this device knows about the wish to buy one thing: written down before the order is created, so that a
 * reload, a kill or a lost answer leads back to the same order. Kept per member and goods; the server's word
 * comes first.
 */
export interface Intent {
  type: GoodsType
  goodsId: number
  promo: AppliedPromo | null
  /** Server time of the tap, ms. */
  startedAtMs: number
  /** Null = the order was asked for, and the answer has not arrived. */
  orderNo: string | null
  /** Null = not known yet, or unreadable. */
  amountDueCents: Cents | null
  /** Made elsewhere: its promo code is unknown, and the amount is the price without it. */
  isForeign: boolean
  /** Hosted cashier (HEAD). */
  payUrl: string | null
  /** Sign of the gateway that it was sent to, '' = none. */
  sentTo: string
  /** Made once per order: a cancelled pay sheet opens again with the same one. */
  miniPayment: MiniPayment | null
  /** Paid and shown as such; kept for its amount. */
  isSettled: boolean
}

interface Note {
  intent: Intent | null
  /** Orders that the learner left behind for a new one. */
  abandoned: string[]
  /** Server time of the last change, ms. */
  changedAtMs: number
}

const miniPaymentSchema = v.object({
  timeStamp: v.string(),
  nonceStr: v.string(),
  package: v.string(),
  signType: v.string(),
  paySign: v.string(),
})

const noteSchema = v.object({
  intent: v.nullable(
    v.object({
      type: v.picklist(goodsTypes),
      goodsId: v.number(),
      promo: v.nullable(v.object({ code: v.string(), discountCents: v.number() })),
      startedAtMs: v.number(),
      orderNo: v.nullable(v.string()),
      amountDueCents: v.nullable(v.number()),
      isForeign: v.boolean(),
      payUrl: v.nullable(v.string()),
      sentTo: v.string(),
      miniPayment: v.nullable(miniPaymentSchema),
      isSettled: v.boolean(),
    }),
  ),
  abandoned: v.array(v.string()),
  changedAtMs: v.number(),
})

const noteSlot = (key: string) =>
  slot<Note>(key, (stored) => {
    const result = v.safeParse(noteSchema, stored)
    return result.success ? result.output : null
  })

const prefixOf = (memberId: number) => `order:${memberId}:`

/** Orders end after an hour (contract `core.md` 8.13); a day is plenty. */
const keepMs = 24 * 3600_000

/** Whose orders these are; the member detail may still be on its way. @throws ApiError as `getMember` */
const memberId = async (): Promise<number> => (useSession.getState().user ?? (await refreshMember())).id

export interface IntentPage {
  get(): Intent | null
  set(intent: Intent): void
  update(change: Partial<Intent>): void
  isAbandoned(orderNo: string): boolean
  /** Forgets the intent; its order will not be found again when it is named here. */
  drop(abandonedOrderNo?: string): void
}

/** The notes about one thing. @throws ApiError when it is not known whose they are */
export async function openIntent({ type, id }: Goods): Promise<IntentPage> {
  const prefix = prefixOf(await memberId())
  const own = noteSlot(`${prefix}${type}:${id}`)
  const read = (): Pick<Note, 'intent' | 'abandoned'> => own.get() ?? { intent: null, abandoned: [] }
  const write = (note: Pick<Note, 'intent' | 'abandoned'>) => {
    own.set({ ...note, changedAtMs: serverClock.now() })
    forgetOld(prefix)
  }
  return {
    get: () => read().intent,
    set: (intent) => write({ ...read(), intent }),
    update(change) {
      const { intent, abandoned } = read()
      if (intent) write({ intent: { ...intent, ...change }, abandoned })
    },
    isAbandoned: (orderNo) => read().abandoned.includes(orderNo),
    drop(abandonedOrderNo) {
      const { abandoned } = read()
      write({ intent: null, abandoned: abandonedOrderNo ? [...abandoned, abandonedOrderNo] : abandoned })
    },
  }
}

function forgetOld(prefix: string): void {
  for (const key of keysWith(prefix)) {
    const note = noteSlot(key)
    if (serverClock.now() - (note.get()?.changedAtMs ?? 0) > keepMs) note.remove()
  }
}

/** The intent behind an order of this member, where this device made it. */
export function findIntent(ownerId: number, orderNo: string): Intent | null {
  const notes = keysWith(prefixOf(ownerId)).map((key) => noteSlot(key).get())
  return notes.find((note) => note?.intent?.orderNo === orderNo)?.intent ?? null
}
