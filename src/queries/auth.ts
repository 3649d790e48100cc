import { queryOptions } from '@tanstack/react-query'

import { canSendEmail } from '@/api/auth'

export const authQueries = {
  hasEmail: () =>
    queryOptions({
      queryKey: ['auth', 'hasEmail'],
      queryFn: ({ signal }) => canSendEmail(signal),
      staleTime: Infinity,
    }),
}
