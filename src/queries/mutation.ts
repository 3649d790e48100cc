import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query'

import type { Member } from '@/api/member'

/** Something of mine that is on the server. */
export interface Mine<R> {
  /** A number that grows, or a text. */
  id: number | string
  /** As `Lookup.words` says it; '' = the server does not show them (yet), null = it is something else. */
  words: string | null
  /** Null = the server does not say. */
  createdAt: Date | null
  /** What the call would have answered. */
  answer: R
}

/** How to learn whether something was created although no answer came. */
export interface Lookup<A, R> {
  /** What it is for. Two tries in one place, the first without an answer, may mean the same. */
  place: (given: A) => string
  /** What tells it apart from others of mine in that place. */
  words: (given: A) => string
  /** The newest that the server has, mine among them; null = it does not tell. */
  newest: (given: A, me: Member | null) => Promise<Mine<R>[] | null>
}

/** A write that a tap asks for, with all that follows from it. It stands beside the queries that it makes stale. */
export interface Mutation<A, R> {
  call: (given: A) => Promise<R>
  /** What it makes stale; without `done` it has failed: then things may be other than they seem. */
  outdated?: (given: A, done?: { answer: R }) => readonly QueryKey[]
  /** The member's own record, with points and balances, is stale as well. */
  changesMember?: (given: A) => boolean
  /** Shows the change ahead of the answer. @returns the way back */
  shownAtOnce?: (client: QueryClient, given: A) => () => void
  /** A call that creates has one (`Creation`); `__tests__/audit/writes.test.ts` says of every other why twice is once. */
  findMine?: Lookup<A, R>
}

/** A call that creates. */
export interface Creation<A, R> extends Mutation<A, R> {
  findMine: Lookup<A, R>
}

/** A mark that the server can only flip. The call is told what it will be then, and answers what it is. */
export interface Mark extends Mutation<boolean, boolean> {
  /** The query that says how it stands. */
  queryKey: QueryKey
  isOn: (client: QueryClient) => boolean
}

/** The same mutation for who has `B` in hand, a form's values for instance. */
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
      newest: (from, me) => findMine.newest(toGiven(from), me),
    },
  }
}

/** Changes an answer in the cache ahead of the server's. @returns the way back */
export function showChange<T>(
  client: QueryClient,
  queryKey: DataTag<QueryKey, T, Error>,
  change: (before: T) => T,
): () => void {
  // An answer that is on its way still says the old thing.
  void client.cancelQueries({ queryKey })
  const before = client.getQueryData(queryKey)
  client.setQueryData<T>(queryKey, (now) => (now === undefined ? now : change(now)))
  return () => client.setQueryData(queryKey, before)
}
