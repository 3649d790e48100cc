import * as v from 'valibot'

import { loginItem } from './session'

/** Whoever buys later than this has something else in mind. */
const maxAgeMs = 2 * 60 * 60_000

const schema = v.object({ type: v.string(), id: v.optional(v.number()), url: v.string(), leftAtMs: v.number() })

interface Bought {
  type: string
  /** Absent = whichever of this kind is chosen. */
  id?: number
}

const item = loginItem('bought_from', (stored) => {
  const result = v.safeParse(schema, stored)
  return result.success && Date.now() - result.output.leftAtMs < maxAgeMs ? result.output : null
})

/** The locked page where a purchase began. The learner goes on there afterwards, even past a gateway's page. */
export const boughtFrom = {
  set: ({ type, id }: Bought, url: string): void => item.set({ type, id, url, leftAtMs: Date.now() }),
  /** Its address. */
  get({ type, id }: Bought): string | null {
    const left = item.get()
    return left?.type === type && (left.id === undefined || left.id === id) ? left.url : null
  },
  forget: (): void => item.remove(),
}
