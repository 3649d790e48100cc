import { queryOptions } from '@tanstack/react-query'

import { getSignInState, listSignedDays, type SignInState, signInToday } from '@/api/signIn'

import { creditQueries } from './credit'
import { type Mutation, showChange } from './mutation'

/** The key has the day, because at midnight a new day can be signed. */
export const signInQueries = {
  all: () => ['signIn'] as const,
  /** @param today '2024-05-01', China time */
  state: (today: string) =>
    queryOptions({
      queryKey: ['signIn', 'state', today],
      queryFn: ({ signal }) => getSignInState(signal),
      staleTime: 60_000,
    }),
  /** @param month '2024-05' */
  days: (month: string, today: string) =>
    queryOptions({
      queryKey: ['signIn', 'days', month, today],
      queryFn: ({ signal }) => listSignedDays(month, signal),
      staleTime: 60_000,
    }),
}

/** Today, signed now, continues the days in a row. */
function withToday(state: SignInState): SignInState {
  const { isSignedToday, streakDays } = state
  if (isSignedToday) return state
  return { ...state, isSignedToday: true, streakDays: streakDays === undefined ? undefined : streakDays + 1 }
}

/** Signs in for today. Answers the points that it has brought; null = the server does not say. */
const today: Mutation<string, number | null> = {
  call: signInToday,
  shownAtOnce: (client, day) => showChange(client, signInQueries.state(day).queryKey, withToday),
  outdated: () => [signInQueries.all(), creditQueries.all()],
  changesMember: () => true,
}

export const signInMutations = { today }
