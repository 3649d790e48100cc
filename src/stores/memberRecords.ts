import * as v from 'valibot'

import { storageItem, storedKeys } from '@/platform/storage'

import { currentMemberId, loginKey, useSession } from './session'

/** Records of one sort on this device, by key. Without storage, or when it is full, they live until the app is closed. */
export interface RecordStore<T> {
  /** Null = there is none, it does not read, or it is too old. */
  get(key: string | number): T | null
  set(key: string | number, value: T): void
  remove(key: string | number): void
  /** Of all that are stored, in no order; what they hold may no longer read. */
  keys(): string[]
}

interface RecordOptions<T> {
  /** The sort: first part of the stored key. */
  name: string
  schema: v.GenericSchema<unknown, T>
  /** When a record ends; absent = never. */
  expiry?: { nowMs: () => number; endMs: (value: T) => number }
}

/** Sorts of a member whose ended records are gone since the app was opened. */
const swept = new Set<string>()

function recordStore<T>(prefix: string, { schema, expiry }: RecordOptions<T>): RecordStore<T> {
  const item = (key: string | number) =>
    storageItem<T>(`${prefix}${key}`, (stored) => {
      const result = v.safeParse(schema, stored)
      if (!result.success) return null
      return expiry && expiry.endMs(result.output) < expiry.nowMs() ? null : result.output
    })
  const keys = () => storedKeys(prefix).map((storedKey) => storedKey.slice(prefix.length))
  // Once: a write costs a write, however many others there are. Reading drops what has ended.
  if (expiry && !swept.has(prefix)) {
    swept.add(prefix)
    keys().forEach((key) => item(key).get())
  }
  return {
    get: (key) => item(key).get(),
    set: (key, value) => item(key).set(value),
    remove: (key) => item(key).remove(),
    keys,
  }
}

/** What a member left on this device and finds again at the next login: kept apart per member, survives the logout. */
export const memberRecords = <T>(options: RecordOptions<T>) => ({
  of: (memberId: number): RecordStore<T> => recordStore(`${options.name}:${memberId}:`, options),
  /** Some member has a record of this key. */
  isKept: (key: string | number): boolean =>
    storedKeys(`${options.name}:`).some((storedKey) => storedKey.endsWith(`:${key}`)),
})

/** What goes with the login: gone for everybody at the logout. For a single value there is `loginItem`. */
export const loginRecords = <T>(options: RecordOptions<T>): RecordStore<T> =>
  recordStore(loginKey(`${options.name}:`), options)

/**
 * Records of whoever is logged in. Until the server has said who that is, they are kept with the login; then they become
 * the member's. `undefined` = nobody is logged in.
 * @param merge of a record that the member has, and one that was kept with the login
 */
export function ownRecords<T>(
  options: RecordOptions<T>,
  merge: (known: T | null, found: T) => T,
): () => RecordStore<T> | undefined {
  const ofMembers = memberRecords(options)
  const ofLogin = loginRecords(options)
  let areSomeUnclaimed = true
  return () => {
    if (!useSession.getState().isLogin) return undefined
    const memberId = currentMemberId()
    if (memberId === null) {
      areSomeUnclaimed = true
      return ofLogin
    }
    const own = ofMembers.of(memberId)
    if (areSomeUnclaimed) {
      areSomeUnclaimed = false
      for (const key of ofLogin.keys()) {
        const found = ofLogin.get(key)
        if (found !== null) own.set(key, merge(own.get(key), found))
        ofLogin.remove(key)
      }
    }
    return own
  }
}
