import * as v from 'valibot'

import { loginRecords } from '@/stores/memberRecords'

/** Characters in all: a lesson of an hour has some 60,000. */
const maxChars = 400_000
/** Of one file; WeChat takes 1 MB under a key. */
const maxFileChars = 200_000

/** Subtitles that were fetched, by source. They go with the login, which has the right to them. */
const records = loginRecords({ name: 'subtitles', schema: v.object({ text: v.string(), atMs: v.number() }) })

export const keptTexts = {
  /** Null = it was never fetched, or had to make room. */
  get: (key: string): string | null => records.get(key)?.text ?? null,
  /** Beyond the bound the oldest go. */
  set(key: string, text: string): void {
    if (text.length > maxFileChars) return
    records.set(key, { text, atMs: Date.now() })
    const others = records
      .keys()
      .filter((other) => other !== key)
      .map((other) => ({ other, atMs: 0, text: '', ...records.get(other) }))
      .sort((one, two) => two.atMs - one.atMs)
    let chars = text.length
    for (const { other, text: kept } of others) if ((chars += kept.length) > maxChars) records.remove(other)
  },
}
