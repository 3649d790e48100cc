import { toggleFavorite } from '@/api/favorite'
import { favoriteQueries } from '@/queries/favorite'

import type { FavoriteKind } from './define'

/** The add-on TemplateOne stores it under this word. */
export const addonFavorite = (type: string): FavoriteKind => {
  const keyOf = (id: number) => favoriteQueries.status({ type, id }).queryKey
  return {
    addonType: type,
    queryKey: keyOf,
    isOn: (client, id) => client.getQueryData(keyOf(id)) ?? false,
    show: (client, id, isOn) => client.setQueryData(keyOf(id), isOn),
    send: (id, flipped) => toggleFavorite({ type, id }, flipped),
  }
}
