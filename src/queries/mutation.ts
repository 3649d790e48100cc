import type { DataTag, Query, QueryClient, QueryKey } from '@tanstack/react-query'

import type { Member } from '@/api/member'

import { changeCached } from './changeCached'

/** Something of the member's on the server. */
export interface Mine<R> {
  /** A number that grows, or a text. */
  id: number | string
  /** Comparable with `Lookup.words`; '' = the server does not show them (yet), null = it is something else. */
  words: string | null
  /** Null = the server does not say. */
  createdAt: Date | null
  /** The answer that the call would have had. */
  answer: R
}

/** Finds out whether something was created although no answer came. */
export interface Lookup<A, R> {
  /** The thing that it belongs to. Two tries in one place, the first without an answer, may mean the same. */
  place: (given: A) => string
  /** These words tell it apart from the member's other things in that place. */
  words: (given: A) => string
  /** All that is sent, if that is less than what is given. */
  sent?: (given: A) => unknown
  /** The newest things on the server, the member's own among them; null = the server does not say. */
  newest: (given: A, me: Member | null) => Promise<Mine<R>[] | null>
}

/**
 * A write that a tap asks for, with everything that follows from it. It stands beside the queries that it makes stale.
 */
export interface Mutation<A, R> {
  call: (given: A) => Promise<R>
  /** Without `done` the call has failed: things may then be other than they seem. */
  outdated?: (given: A, done?: { answer: R }) => readonly QueryKey[]
  /** The member's record (points, balances) becomes stale as well. */
  changesMember?: (given: A) => boolean
  /** Shows the change before the answer arrives. @returns the function that undoes it */
  shownAtOnce?: (client: QueryClient, given: A) => () => void
  /**
   * Every call that creates has one (`Creation`). For other calls `__tests__/audit/writes.test.ts` says why twice is
   * once.
   */
  findMine?: Lookup<A, R>
}

export interface Creation<A, R> extends Mutation<A, R> {
  findMine: Lookup<A, R>
}

/** A mark that the server can only flip. The call gets the wanted state, and answers the real one. */
export interface Mark extends Mutation<boolean, boolean> {
  /** This query has the mark's state. */
  queryKey: QueryKey
  /** All queries that have it, by the beginning of their keys; absent = only that one. */
  everywhere?: QueryKey
  isOn: (client: QueryClient) => boolean
}

/** All that a call with a lookup sends. */
export const sentOf = <A, R>({ sent }: Lookup<A, R>, given: A): unknown => (sent ? sent(given) : given)

/** The same mutation for callers with a `B`, such as a form's values. */
export function mutationFor<B, A, R>(mutation: Mutation<A, R>, toGiven: (from: B) => A): Mutation<B, R> {
  const { call, outdated, changesMember, shownAtOnce, findMine } = mutation
  return {
    call: (from) => call(toGiven(from)),
    outdated: outdated && ((from, done) => outdated(toGiven(from), done)),
    changesMember: changesMember && ((from) => changesMember(toGiven(from))),
    shownAtOnce: shownAtOnce && ((client, from) => shownAtOnce(client, toGiven(from))),
    findMine: findMine && {
      place: (from) => findMine.place(toGiven(from)),
      words: (from) => findMine.words(toGiven(from)),
      sent: (from) => sentOf(findMine, toGiven(from)),
      newest: (from, me) => findMine.newest(toGiven(from), me),
    },
  }
}

/**
 * Changes cached answers, those whose keys begin so, before the server's arrive. Answers on their way still have the old
 * state, so they are cancelled; `readInterrupted` asks for them again.
 */
export function showAtOnce(client: QueryClient, queryKey: QueryKey, change: () => void): void {
  const isOwed = ({ state }: Query) => state.fetchStatus !== 'idle' || state.isInvalidated
  const owed = client.getQueryCache().findAll({ queryKey, predicate: isOwed })
  void client.cancelQueries({ queryKey })
  change()
  owed.forEach((query) => query.invalidate())
}

/**
 * Asks anew for what changes have interrupted, once the server has them. Not for more: a reading may count as a view, and
 * what has failed, which counts as invalidated too, has its own time to be asked again.
 */
export const readInterrupted = (client: QueryClient, queryKey?: QueryKey): Promise<void> =>
  client.refetchQueries(
    { queryKey, type: 'active', predicate: ({ state }) => state.isInvalidated && state.status !== 'error' },
    { cancelRefetch: false },
  )

/**
 * Runs a change of cached answers. @returns what it returned, and a function for the end of its call: what was read
 * meanwhile may be older than the call, so it counts as interrupted
 */
export function watchReadings<T>(client: QueryClient, change: () => T): [T, settle: () => Promise<unknown>] {
  const all = () => client.getQueryCache().getAll()
  const dataOf = () => new Map(all().map((query) => [query, query.state.data]))
  const before = dataOf()
  const changed = change()
  const shown = [...dataOf()].filter(([query, data]) => data !== before.get(query))
  const settle = async ([query, data]: [Query, unknown]) => {
    const isReading = query.state.fetchStatus === 'fetching'
    if (isReading) await query.cancel({ revert: true })
    if (isReading || query.state.data !== data) query.invalidate()
  }
  return [changed, () => Promise.all(shown.map(settle))]
}

/** Changes a cached answer before the server's arrives. @returns the function that undoes the change */
export function showChange<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (before: T) => T,
): () => void {
  const before = client.getQueryData(queryKey)
  const put = (to: (now: T) => T) => showAtOnce(client, queryKey, () => changeCached(client, queryKey, to))
  put(change)
  return () => put((now) => before ?? now)
}
