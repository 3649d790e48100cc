import { queryOptions } from '@tanstack/react-query'

import { listPosters } from '@/api/poster'

export const posterQueries = {
  templates: () => queryOptions({ queryKey: ['posters'], queryFn: ({ signal }) => listPosters(signal) }),
}
