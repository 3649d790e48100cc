import * as v from 'valibot'

import { offlineRecords } from '@/stores/offlineRecords'

/** In total, in characters: a lesson of an hour has some 60,000. */
const maxChars = 400_000
/** Of one file. WeChat allows 1 MB per key. */
const maxFileChars = 200_000

/** Fetched subtitles by source. They are removed at logout, because the member has the right to them. */
const records = offlineRecords({ name: 'subtitles', schema: v.object({ text: v.string(), atMs: v.number() }) })

export const storedTexts = {
  /** Null = never fetched, or removed to make room. */
  get: (key: string): string | null => records.get(key)?.text ?? null,
  /** Beyond `maxChars` the oldest are removed. */
  set(key: string, text: string): void {
    if (text.length > maxFileChars) return
    records.set(key, { text, atMs: Date.now() })
    const others = records
      .keys()
      .filter((other) => other !== key)
      .map((other) => ({ other, atMs: 0, text: '', ...records.get(other) }))
      .sort((one, two) => two.atMs - one.atMs)
    let chars = text.length
    for (const { other, text: stored } of others) if ((chars += stored.length) > maxChars) records.remove(other)
  },
}
