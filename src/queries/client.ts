import { QueryClient } from '@tanstack/react-query'

import { ApiError } from '@/http/apiError'

const maxAttempts = 3

/** Only what may pass by itself is tried again; a refusal is final. */
const mayPass = (error: unknown) =>
  error instanceof ApiError && ['offline', 'timeout', 'status', 'busy', 'unreadable'].includes(error.kind)

export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < maxAttempts - 1 && mayPass(error),
        retryDelay: (failures, error) =>
          (error instanceof ApiError ? error.retryAfterMs : undefined) ?? Math.min(1_000 * 2 ** failures, 10_000),
        // A query that failed offline is asked again when the network is back (see `watchConnection`).
        networkMode: 'online',
        refetchOnWindowFocus: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

/** The one cache of server state. */
export const queryClient = createQueryClient()
