import { storedKeys } from '@/platform/storage'

/** Those of answers come first, because a killed browser may have lost them. */
const sorts = ['examAnswer', 'practised', 'place', 'liveWatch']
/** While nobody knows yet who is logged in. */
const unclaimed = ['own:place:', 'own:liveWatch:']
/** Storage names of all that is owed. */
const names = [...sorts.map((sort) => `${sort}:`), ...unclaimed, 'msv']
/** These are also in the journal, because a killed browser may lose them. */
export const notedNames = names.slice(0, 2)

const areSomeStored = (prefixes: readonly string[]) =>
  storedKeys('').some((key) => prefixes.some((prefix) => key.startsWith(prefix)))

/** Does not see what a killed browser may have lost. */
export const isOwed = (): boolean => areSomeStored(names)

/** Whether answers or places of the logged-in member are only on this device. */
export const isOwedBy = (memberId: number | null): boolean => areSomeStored(sorts.map((sort) => `${sort}:${memberId}:`))

/** Places that wait until the server says whose they are: a logout deletes them. */
export const areSomeUnclaimed = (): boolean => areSomeStored(unclaimed)
