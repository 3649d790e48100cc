import * as v from 'valibot'

import { storageItem } from '@/platform/storage'

import { cleanCode, maxCodeLength } from './cleanCode'

/** As long as a login may take, including WeChat's. */
const maxAgeMs = 60 * 60_000

const schema = v.object({ code: v.string(), atMs: v.number(), memberId: v.optional(v.nullable(v.number()), null) })

const item = storageItem('gift_code', (stored) => {
  const read = v.safeParse(schema, stored)
  const ageMs = read.success ? Date.now() - read.output.atMs : -1
  return read.success && ageMs >= 0 && ageMs <= maxAgeMs ? read.output : null
})

/** The code of a gift, between the link that brought it and the form that it fills. */
export const giftCode = {
  /** @param memberId whose it is; null = of whoever logs in next */
  store(raw: string, memberId: number | null): void {
    const code = cleanCode(raw)
    if (code !== '' && code.length <= maxCodeLength) item.set({ code, atMs: Date.now(), memberId })
  },
  /** Reads it once; '' = none for this member. */
  take(memberId: number | null): string {
    const stored = item.get()
    if (stored && stored.memberId !== null && stored.memberId !== memberId) return ''
    item.remove()
    return stored?.code ?? ''
  },
}
