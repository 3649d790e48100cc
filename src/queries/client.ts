import { QueryClient } from '@tanstack/react-query'

import { ApiError, mayPass } from '@/http/apiError'

const maxAttempts = 3

/** An answer that is no older was asked for by the press that led here, or while the page's code ran. */
export const justAskedMs = 3_000

const isBusy = (error: unknown) => error instanceof ApiError && error.kind === 'busy'

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        // Only what may pass by itself is tried again.
        // Too much for the server: the page says for how long (see `Failure`) instead of waiting silently.
        retry: (failures, error) => failures < maxAttempts - 1 && mayPass(error) && !isBusy(error),
        // A page whose question has failed ahead of it says so instead of asking again.
        retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt >= justAskedMs,
        retryDelay: (failures) => Math.min(1_000 * 2 ** failures, 10_000),
        // A query that failed offline is asked again when the network is back (see `watchConnection`).
        networkMode: 'online',
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The one cache of server state. */
export const queryClient = createQueryClient()

/**
 * What the old user saw must not be seen by the next one. The login form's own queries are nobody's, and the form is
 * still on screen.
 */
export const forgetFormerUser = (): void =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'auth' })
