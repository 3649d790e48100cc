import * as v from 'valibot'

import type { Journal } from '@/platform/journal/types'
import { memberRecords } from '@/stores/memberRecords'

/** Longer than any attempt runs. */
const keptMs = 30 * 24 * 60 * 60_000
/** By then a browser has long written to the disk that a record is gone. */
const goneMs = 60 * 60_000

/** When it was given. */
interface Dated {
  atMs: number
}

interface DurableRecords<T> {
  get(key: string): T | null
  set(key: string, value: T): void
  remove(key: string): void
  keys(): string[]
  /** All that begin so: nothing is to be restored. */
  forget(prefix: string): void
  /** First of all: brings back what the browser has forgotten because it was killed, of the keys that begin so. */
  restore(prefix?: string): Promise<void>
}

/**
 * Records of a member that outlive a killed browser.
 * @param journal where they are noted, too; without it nothing is to be restored
 */
export function durableRecords<T extends Dated>(name: string, schema: v.GenericSchema<unknown, T>, journal?: Journal) {
  const store = memberRecords({
    name,
    schema,
    expiry: { nowMs: Date.now, endMs: ({ atMs }: Dated) => atMs + keptMs },
  })
  /** What became of the record of this time; null = it was removed. */
  const notedSchema = v.object({ atMs: v.number(), kept: v.nullable(schema) })
  return (memberId: number): DurableRecords<T> => {
    const records = store.of(memberId)
    const notes = `${name}:${memberId}:`
    return {
      get: records.get,
      keys: records.keys,
      set(key, value) {
        records.set(key, value)
        journal?.note(notes + key, { atMs: value.atMs, kept: value })
      },
      remove(key) {
        const removed = records.get(key)
        records.remove(key)
        if (removed) journal?.note(notes + key, { atMs: removed.atMs, kept: null })
      },
      forget(prefix) {
        records
          .keys()
          .filter((key) => key.startsWith(prefix))
          .forEach(records.remove)
        journal?.forget(notes + prefix)
      },
      async restore(prefix = '') {
        for (const [noteKey, value] of (await journal?.read(notes + prefix)) ?? []) {
          const key = noteKey.slice(notes.length)
          const read = v.safeParse(notedSchema, value)
          if (!read.success) continue
          const { atMs, kept } = read.output
          const stored = records.get(key)
          const ageMs = Date.now() - atMs
          if (ageMs > keptMs || (!kept && !stored && ageMs > goneMs)) journal?.drop(noteKey)
          else if (stored && stored.atMs > atMs) continue
          else if (kept) records.set(key, kept)
          else records.remove(key)
        }
      },
    }
  }
}
