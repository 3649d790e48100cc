import * as v from 'valibot'

import type { Journal } from '@/platform/journal/types'
import { memberRecords } from '@/stores/memberRecords'

import type { Unsent } from '../engine/saveQueue'

/** Longer than any attempt runs. */
const keptMs = 30 * 24 * 60 * 60_000

/** Of what is kept on the device. */
export const expiry = { nowMs: Date.now, endMs: ({ atMs }: { atMs: number }) => atMs + keptMs }

interface Kept<A> {
  answer: A
  atMs: number
}

export interface UnsentAnswers<A> extends Unsent<A> {
  /** It is over: how many never reached the server. They are forgotten. */
  clear(): number
  /** First of all: brings back what the browser has forgotten because it was killed. */
  restore(): Promise<void>
}

/** What became of the record of this time; null = the server has it. */
const noted = <A>(schema: v.GenericSchema<unknown, Kept<A>>) => v.object({ atMs: v.number(), kept: v.nullable(schema) })

/**
 * Answers that the server does not have yet: one record each, so that two tabs do not write over each other.
 * @param journal where they outlive the browser; without it nothing is to be restored
 */
export function unsentStore<A>(name: string, schema: v.GenericSchema<unknown, Kept<A>>, journal?: Journal) {
  const store = memberRecords({ name, schema, expiry })
  const notedSchema = noted(schema)
  /** Of one member, under addresses that begin so. */
  return (memberId: number, prefix = ''): UnsentAnswers<A> => {
    const records = store.of(memberId)
    const notes = `${name}:${memberId}:`
    const note = (key: string, { atMs }: Kept<A>, kept: Kept<A> | null) => journal?.note(notes + key, { atMs, kept })
    const keys = () => records.keys().filter((key) => key.startsWith(prefix))
    return {
      list: () =>
        keys()
          .flatMap((key) => {
            const record = records.get(key)
            return record ? [{ address: key.slice(prefix.length), ...record }] : []
          })
          .sort((one, other) => one.atMs - other.atMs)
          .map(({ address, answer }) => [address, answer]),
      get: (address) => records.get(`${prefix}${address}`)?.answer ?? null,
      set(address, answer) {
        const kept = { answer, atMs: Date.now() }
        records.set(`${prefix}${address}`, kept)
        note(`${prefix}${address}`, kept, kept)
      },
      remove(address, sent) {
        const kept = records.get(`${prefix}${address}`)
        // Another tab may have answered anew.
        if (!kept || JSON.stringify(kept.answer) !== JSON.stringify(sent)) return
        records.remove(`${prefix}${address}`)
        note(`${prefix}${address}`, kept, null)
      },
      clear() {
        const left = keys()
        left.forEach((key) => records.remove(key))
        journal?.forget(notes + prefix)
        return left.length
      },
      async restore() {
        for (const [noteKey, value] of (await journal?.read(notes + prefix)) ?? []) {
          const key = noteKey.slice(notes.length)
          const read = v.safeParse(notedSchema, value)
          if (!read.success) continue
          const { atMs, kept } = read.output
          if ((records.get(key)?.atMs ?? 0) > atMs) continue
          if (kept) records.set(key, kept)
          else records.remove(key)
        }
      },
    }
  }
}
