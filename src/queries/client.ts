import { QueryClient } from '@tanstack/react-query'

import { ApiError, mayPass } from '@/http/apiError'
import { keepEqual } from '@/lib/keepEqual'

const maxAttempts = 3

/** A younger answer was asked for by the press that led here, or while the page's code ran. */
export const prefetchFreshMs = 3_000

const isBusy = (error: unknown) => error instanceof ApiError && error.kind === 'busy'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // Only what may pass by itself is tried again. A busy server is not: the page says how long to wait (see
        // `Failure`) instead of waiting silently.
        retry: (failures, error) => failures < maxAttempts - 1 && mayPass(error) && !isBusy(error),
        // When the query of a page has just failed ahead of the page, the page says so instead of asking again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= prefetchFreshMs,
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000),
        // A query that failed offline is asked again when the network is back (see `watchConnection`).
        networkMode: 'online',
        refetchOnWindowFocus: true,
        // The library's own takes every date and map for a change, and a reading that brought nothing new drew its page
        // anew.
        structuralSharing: keepEqual,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

export const queryClient = createQueryClient()

/**
 * The next user must not see what the old one saw. The login form's own queries belong to nobody, and the form is still
 * on screen.
 */
export const forgetFormerUser = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
