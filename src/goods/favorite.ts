import type { DataTag, QueryKey } from '@tanstack/react-query'

import { toggleFavorite } from '@/api/favorite'
import { favoriteQueries } from '@/queries/favorite'
import { changeCached } from '@/queries/changeCached'

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

/** The detail says whether it is a favorite. */
export const detailFavorite = <T extends { isFavorite: boolean }>(
  queryKey: (id: number) => DataTag<QueryKey, T, Error>,
  send: FavoriteKind['send'],
): FavoriteKind => ({
  queryKey,
  isOn: (client, id) => client.getQueryData(queryKey(id))?.isFavorite ?? false,
  show: (client, id, isFavorite) => changeCached(client, queryKey(id), (detail) => ({ ...detail, isFavorite })),
  send,
})
