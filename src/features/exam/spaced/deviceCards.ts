import * as v from 'valibot'

import { memberRecords } from '@/stores/memberRecords'

import type { Card, Cards } from './plan'

const cardShape = v.object({
  stability: v.number(),
  difficulty: v.number(),
  firstDay: v.number(),
  lastDay: v.number(),
  dueDay: v.number(),
})

const keptShape = v.object({ isOff: v.boolean(), cards: v.record(v.string(), cardShape) })

/** One record a member: some hundred cards of a hundred characters. */
const records = memberRecords({ name: 'reviewCards', schema: keptShape })

const key = 'all'
const nothing: v.InferOutput<typeof keptShape> = { isOff: false, cards: {} }

/** The learner's schedule, which is on this device alone. Read anew before each change: another tab may have practised. */
export function deviceCards(memberId: number) {
  const record = records.of(memberId)
  const read = () => record.get(key) ?? nothing
  return {
    isOff: (): boolean => read().isOff,
    setOff: (isOff: boolean): void => record.set(key, { ...read(), isOff }),
    cards: (): Cards => new Map(Object.entries(read().cards).map(([id, card]) => [Number(id), card])),
    put(id: number, card: Card): void {
      const before = read()
      record.set(key, { ...before, cards: { ...before.cards, [id]: card } })
    },
  }
}
