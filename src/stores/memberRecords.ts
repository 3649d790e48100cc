import * as v from 'valibot'

import { storageItem, storedKeys } from '@/platform/storage'

import { currentMemberId, loginKey, useSession } from './session'

/**
 * Records of one sort on this device, by key. If there is no storage or it is full, they live until the app is closed.
 */
export interface RecordStore<T> {
  /** Null = none, unreadable, or expired. */
  get(key: string | number): T | null
  set(key: string | number, value: T): void
  remove(key: string | number): void
  /** Keys of all stored records, in no particular order. Their values may be unreadable. */
  keys(): string[]
}

export interface RecordOptions<T> {
  /** The sort: the first part of the storage key. */
  name: string
  schema: v.GenericSchema<unknown, T>
  /** When a record expires; absent = never. */
  expiry?: { nowMs: () => number; endMs: (value: T) => number }
}

/** Sorts whose expired records were removed since the app was opened. */
const swept = new Set<string>()

function recordStore<T>(prefix: string, { schema, expiry }: RecordOptions<T>): RecordStore<T> {
  const item = (key: string | number) =>
    storageItem<T>(`${prefix}${key}`, (stored) => {
      const result = v.safeParse(schema, stored)
      if (!result.success) return null
      return expiry && expiry.endMs(result.output) < expiry.nowMs() ? null : result.output
    })
  const keys = () => storedKeys(prefix).map((storedKey) => storedKey.slice(prefix.length))
  // Once per start, so that a write does not depend on the number of records. Reading a record removes it if it has
  // expired.
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

/** What a member finds again at the next login. Stored per member; survives the logout. */
export const memberRecords = <T>(options: RecordOptions<T>) => ({
  of: (memberId: number): RecordStore<T> => recordStore(`${options.name}:${memberId}:`, options),
  /** Whether any member has a record with this key. */
  hasAny: (key: string | number): boolean =>
    storedKeys(`${options.name}:`).some((storedKey) => storedKey.endsWith(`:${key}`)),
})

/** Removed at the logout, for everybody. For a single value there is `loginItem`. */
export const loginRecords = <T>(options: RecordOptions<T>): RecordStore<T> =>
  recordStore(loginKey(`${options.name}:`), options)

/**
 * Records of the logged-in member. Until the server has said who that is, they are stored with the login; then they
 * become the member's. `undefined` = nobody is logged in.
 * @param merge joins the member's record with one that was stored with the login
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
