import * as v from 'valibot'

import type { Journal } from '@/platform/journal/types'

import type { Unsent } from '../engine/saveQueue'
import { durableRecords } from './durable'

interface Kept<A> {
  answer: A
  atMs: number
}

interface UnsentAnswers<A> extends Unsent<A> {
  /** It is over: how many never reached the server. They are forgotten. */
  clear(): number
  /** First of all: brings back what the browser has forgotten because it was killed. */
  restore(): Promise<void>
}

/** Answers that the server does not have yet: one record each, so that two tabs do not write over each other. */
export function unsentStore<A>(name: string, schema: v.GenericSchema<unknown, Kept<A>>, journal?: Journal) {
  const recordsOf = durableRecords(name, schema, journal)
  /** Of one member, under addresses that begin so. */
  return (memberId: number, prefix = ''): UnsentAnswers<A> => {
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
      set: (address, answer) => records.set(`${prefix}${address}`, { answer, atMs: Date.now() }),
      remove(address, sent) {
        const kept = records.get(`${prefix}${address}`)
        // Another tab may have answered anew.
        if (kept && JSON.stringify(kept.answer) === JSON.stringify(sent)) records.remove(`${prefix}${address}`)
      },
      clear() {
        const left = keys().length
        records.forget(prefix)
        return left
      },
      restore: () => records.restore(prefix),
    }
  }
}
