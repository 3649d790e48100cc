/** Flash sales and group buying in every state: running, to come, sold out, over. */
import * as v from 'valibot'

import { DAY, HOUR } from '../core/dates'
import type { Db } from '../db/open'
import * as t from '../db/schema'
import type { Academy } from './index'
import { readYaml } from './load'
import { memberId } from './members'
import { insertAll, isOn, natural, reference } from './rows'
import { type Things, thingOf, thingsIn } from './things'

const sale = {
  thing: reference,
  yuan: natural,
  startsInDays: v.number(),
  endsInDays: v.number(),
}

/** Members, each with how many days ago. */
const members = v.optional(v.record(reference, v.number()), {})

const FlashSale = v.strictObject({
  ...sale,
  num: natural,
  /** Pieces that people without an account here have taken. */
  taken: v.optional(natural, 0),
  paid: members,
  cancelled: members,
})

const Group = v.strictObject({ members: v.array(reference), isDecoy: isOn, hoursLeft: v.number() })

const GroupSale = v.strictObject({ ...sale, people: natural, groups: v.optional(v.array(Group), []) })

const Promotions = v.strictObject({ flashSales: v.array(FlashSale), groupSales: v.array(GroupSale) })

export type PromotionSeed = v.InferOutput<typeof Promotions>

export const loadPromotions = () => ({ promotions: readYaml('promotions.yaml', Promotions) })

/** Things that both add-ons can sell, by the add-ons' words. */
export function promotedIn(academy: Academy): Things {
  const { course, live, book, path } = thingsIn(academy)
  return { course, live, book, learnPath: path }
}

const GROUP_LIMIT_MS = 2 * DAY
const DONE = { flash: { paid: 1, cancelled: 3 }, seatPaid: 1 }

type Sale = PromotionSeed['flashSales'][number] | PromotionSeed['groupSales'][number]

function rowOf(things: Things, { thing, yuan, startsInDays, endsInDays }: Sale, index: number, now: number) {
  const { type, id: goodsId, name: title, thumb, charge: originalCharge } = thingOf(things, thing, 'promotions')
  const dates = { startAt: now + startsInDays * DAY, endAt: now + endsInDays * DAY }
  return { id: index + 1, goodsType: type, goodsId, title, thumb, charge: yuan, originalCharge, ...dates }
}

export async function seedPromotions(db: Db, academy: Academy, now: number) {
  const things = promotedIn(academy)
  const { flashSales, groupSales } = academy.promotions
  await insertAll(
    db,
    t.flashSales,
    flashSales.map((seed, index) => ({
      ...rowOf(things, seed, index, now),
      num: seed.num,
      takenByOthers: seed.taken,
    })),
  )
  const reservations = flashSales.flatMap((seed, index) =>
    (['paid', 'cancelled'] as const).flatMap((state) =>
      Object.entries(seed[state]).map(([key, days]) => {
        const createdAt = now - days * DAY
        const member = memberId(key, seed.thing)
        return { saleId: index + 1, memberId: member, status: DONE.flash[state], dueAt: createdAt, createdAt }
      }),
    ),
  )
  await insertAll(db, t.flashReservations, reservations)
  for (const [index, seed] of groupSales.entries()) {
    await db
      .insert(t.groupSales)
      .values({ ...rowOf(things, seed, index, now), people: seed.people, limitMs: GROUP_LIMIT_MS })
    for (const group of seed.groups)
      await seedGroup(db, { saleId: index + 1, people: seed.people, yuan: seed.yuan }, group, now)
  }
}

type GroupSeed = v.InferOutput<typeof Group>

async function seedGroup(
  db: Db,
  { saleId, people, yuan }: { saleId: number; people: number; yuan: number },
  { members: keys, isDecoy, hoursLeft }: GroupSeed,
  now: number,
) {
  const ids = keys.map((key) => memberId(key, 'promotions'))
  const isMade = ids.length + (isDecoy ? 1 : 0) >= people
  const status = isMade ? 1 : hoursLeft > 0 ? 3 : 2
  const dueAt = now + hoursLeft * HOUR
  const createdAt = dueAt - GROUP_LIMIT_MS
  const opened = { saleId, openerId: ids[0] ?? 0, status, dueAt, createdAt }
  const [group] = await db.insert(t.groups).values(opened).returning()
  const seats = ids.map((id) => ({
    ...{ saleId, groupId: group?.id ?? 0, memberId: id, charge: yuan, status: DONE.seatPaid, createdAt },
    ...{ updatedAt: createdAt, refundAt: status === 2 ? dueAt : null },
  }))
  await insertAll(db, t.groupOrders, seats)
}
