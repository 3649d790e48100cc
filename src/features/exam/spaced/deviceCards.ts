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

const storedShape = v.object({ isOff: v.boolean(), cards: v.record(v.string(), cardShape) })

/** One record per member: some hundred cards of a hundred characters each. */
const records = memberRecords({ name: 'reviewCards', schema: storedShape })

const key = 'all'
const nothing: v.InferOutput<typeof storedShape> = { isOff: false, cards: {} }

/**
 * The learner's schedule. It exists on this device only. It is read anew before each change, because another tab may
 * have practised.
 */
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
