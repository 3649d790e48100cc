import { queryOptions } from '@tanstack/react-query'

import { type FaceCheck, getFaceResult } from '@/api/face'

export const faceQueries = {
  result: (check: FaceCheck) =>
    queryOptions({
      queryKey: ['face', check.bizToken],
      queryFn: ({ signal }) => getFaceResult(check, signal),
      staleTime: 0,
      gcTime: 0,
    }),
}
