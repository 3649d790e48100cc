import { queryOptions } from '@tanstack/react-query'

import { listRecommendedApps } from '@/api/recommendedApp'

export const appQueries = {
  recommended: () =>
    queryOptions({
      queryKey: ['app', 'recommended'],
      queryFn: ({ signal }) => listRecommendedApps(signal),
    }),
}
