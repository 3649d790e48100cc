import { queryOptions } from '@tanstack/react-query'

import { listPosters } from '@/api/poster'

export const posterQueries = {
  /** The operator's pictures. */
  templates: () => queryOptions({ queryKey: ['posters'], queryFn: ({ signal }) => listPosters(signal) }),
}
