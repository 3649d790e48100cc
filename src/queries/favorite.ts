import { queryOptions } from '@tanstack/react-query'

import { getFavorite, type FavoriteTarget } from '@/api/favorite'

export const favoriteQueries = {
  status: ({ type, id }: FavoriteTarget) =>
    queryOptions({ queryKey: ['favorite', type, id], queryFn: ({ signal }) => getFavorite({ type, id }, signal) }),
}
