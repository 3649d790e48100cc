import type * as v from 'valibot'

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
}

/** Answers that the server does not have yet: one record each, so that two tabs do not write over each other. */
export function unsentStore<A>(name: string, schema: v.GenericSchema<unknown, Kept<A>>) {
  const store = memberRecords({ name, schema, expiry })
  /** Of one member, under addresses that begin so. */
  return (memberId: number, prefix = ''): UnsentAnswers<A> => {
    const records = store.of(memberId)
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
        const left = keys()
        left.forEach((key) => records.remove(key))
        return left.length
      },
    }
  }
}
