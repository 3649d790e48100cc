import { queryOptions } from '@tanstack/react-query'

import { getLike, type LikeTarget } from '@/api/like'

export const likeQueries = {
  status: ({ type, id }: LikeTarget) =>
    queryOptions({ queryKey: ['like', type, id], queryFn: ({ signal }) => getLike({ type, id }, signal) }),
}
