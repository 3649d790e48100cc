import * as v from 'valibot'

import { storageItem } from '@/platform/storage'

const bindingSchema = v.object({
  /** Never counts as a login. */
  token: v.string(),
  /** Tells the next person at this device whose it is. */
  nickname: v.string(),
  startedAtMs: v.number(),
})

export type OpenBinding = v.InferOutput<typeof bindingSchema>

const dayMs = 24 * 60 * 60_000

/** The login that waits for a forced mobile binding, for a day. */
export const openBindingItem = storageItem<OpenBinding>('temporary_token', (stored) => {
  const result = v.safeParse(bindingSchema, stored)
  if (!result.success) return null
  const ageMs = Date.now() - result.output.startedAtMs
  return ageMs >= 0 && ageMs < dayMs ? result.output : null
})
