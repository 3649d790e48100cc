import * as v from 'valibot'

import { journal as deviceJournal } from '@/platform/journal'
import type { Journal } from '@/platform/journal/types'
import { memberRecords } from '@/stores/memberRecords'

/** Longer than any attempt. */
const attemptMs = 30 * 24 * 60 * 60_000
/** By then a browser has written to the disk that a record is gone. */
const goneMs = 60 * 60_000

interface Dated {
  atMs: number
}

interface DurableRecords<T> {
  get(key: string): T | null
  set(key: string, value: T): void
  remove(key: string): void
  keys(): string[]
  /** All keys with this prefix; nothing of them is restored later. */
  forget(prefix: string): void
  /** To be called first: restores what a killed browser has lost, of keys with this prefix. */
  restore(prefix?: string): Promise<void>
  /** Keys of all stored records, and of those that `restore` would bring back. */
  found(): Promise<string[]>
}

/**
 * Records of a member that survive a killed browser.
 * @param maxAgeMs the age at which a record is deleted; Infinity = never
 */
export function durableRecords<T extends Dated>(
  name: string,
  schema: v.GenericSchema<unknown, T>,
  journal: Journal = deviceJournal,
  maxAgeMs = attemptMs,
) {
  const store = memberRecords({
    name,
    schema,
    expiry: { nowMs: Date.now, endMs: ({ atMs }: Dated) => atMs + maxAgeMs },
  })
  /** The record as it was then; null = it was removed. */
  const notedSchema = v.object({ atMs: v.number(), kept: v.nullable(schema) })
  return (memberId: number): DurableRecords<T> => {
    const records = store.of(memberId)
    const notes = `${name}:${memberId}:`
    return {
      get: records.get,
      keys: records.keys,
      async found() {
        const noted = (await journal.read(notes)).filter(([, value]) => {
          const read = v.safeParse(notedSchema, value)
          return read.success && read.output.kept !== null
        })
        return [...new Set([...records.keys(), ...noted.map(([key]) => key.slice(notes.length))])]
      },
      set(key, value) {
        records.set(key, value)
        journal.note(notes + key, { atMs: value.atMs, kept: value })
      },
      remove(key) {
        const removed = records.get(key)
        records.remove(key)
        if (removed) journal.note(notes + key, { atMs: removed.atMs, kept: null })
      },
      forget(prefix) {
        records
          .keys()
          .filter((key) => key.startsWith(prefix))
          .forEach(records.remove)
        journal.forget(notes + prefix)
      },
      async restore(prefix = '') {
        for (const [noteKey, value] of await journal.read(notes + prefix)) {
          const key = noteKey.slice(notes.length)
          const read = v.safeParse(notedSchema, value)
          if (!read.success) continue
          const { atMs, kept } = read.output
          const stored = records.get(key)
          const ageMs = Date.now() - atMs
          if (ageMs > maxAgeMs || (!kept && !stored && ageMs > goneMs)) journal.drop(noteKey)
          else if (stored && stored.atMs > atMs) continue
          else if (kept) records.set(key, kept)
          else records.remove(key)
        }
      },
    }
  }
}

/** What is on the device and not yet on the server. */
export interface Owed<A> {
  /** Oldest first. */
  list(): [address: string, answer: A][]
  /** Null = the device has none. */
  get(address: string): A | null
  set(address: string, answer: A): void
  /** The server has it. A newer one of another tab stays. */
  remove(address: string, sent: A): void
  /** It is over: forgets what never reached the server. @returns how many */
  clear(): number
  /** To be called first: restores what a killed browser has lost. */
  restore(): Promise<void>
}

export interface OwedRecord<A> {
  answer: A
  atMs: number
  /** Only of exam answers: their key lacks the id, and the call needs it. Absent in records of older releases. */
  examId?: number | undefined
}

/** What is owed: one record each, so that two tabs do not write over each other. */
export function owedRecords<A>(name: string, schema: v.GenericSchema<unknown, OwedRecord<A>>, journal?: Journal) {
  const recordsOf = durableRecords(name, schema, journal)
  return {
    /** Of one member, by key. */
    all: recordsOf,
    /** Of one member, under addresses that begin so. */
    of(memberId: number, prefix = '', examId?: number): Owed<A> {
      const records = recordsOf(memberId)
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
        set: (address, answer) => records.set(`${prefix}${address}`, { answer, atMs: Date.now(), examId }),
        remove(address, sent) {
          const owed = records.get(`${prefix}${address}`)
          // Another tab may have answered anew.
          if (owed && JSON.stringify(owed.answer) === JSON.stringify(sent)) records.remove(`${prefix}${address}`)
        },
        clear() {
          const left = keys().length
          records.forget(prefix)
          return left
        },
        restore: () => records.restore(prefix),
      }
    },
  }
}
