import * as v from 'valibot'

import { urlOf } from '@/http/client'
import { storageItem } from '@/platform/storage'

/** Characters of JSON: WeChat takes 1 MB under a key, and a Chinese character takes three bytes. */
const maxChars = 300_000
/** An older answer would mislead rather than help. */
const maxAgeMs = 7 * 24 * 60 * 60_000

export const lastAnswerPrefix = 'answer:'

const storedShape = v.object({ host: v.string(), savedAtMs: v.number(), data: v.unknown() })
type Stored = v.InferOutput<typeof storedShape>

interface LastAnswer<T> {
  /** The last visit's answer; `undefined` = nothing can be shown. */
  get(): T | undefined
  /** Reads a new answer, and stores it for the next visit. */
  store(data: unknown): T
}

/**
 * A public answer that the next visit draws until its own arrives. It is stored as the server sent it, so that one
 * decoder reads both, and is not used for another server or after a week.
 */
export function lastAnswer<T>(name: string, read: (data: unknown) => T): LastAnswer<T> {
  const item = storageItem<Stored>(`${lastAnswerPrefix}${name}`, (stored) =>
    v.is(storedShape, stored) ? stored : null,
  )
  // An answer that has not changed since the last visit is not read twice.
  let known: { text: string; value: T } | undefined
  return {
    get() {
      const stored = item.get()
      if (!stored || stored.host !== urlOf('') || !(Date.now() - stored.savedAtMs < maxAgeMs)) return undefined
      try {
        known = { text: JSON.stringify(stored.data), value: read(stored.data) }
        return known.value
      } catch {
        return undefined
      }
    },
    store(data) {
      const text = JSON.stringify(data)
      const value = known?.text === text ? known.value : read(data)
      if (text.length <= maxChars) item.set({ host: urlOf(''), savedAtMs: Date.now(), data })
      else item.remove()
      return value
    },
  }
}
