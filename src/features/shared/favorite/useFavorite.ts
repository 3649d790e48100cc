import { useMemo } from 'react'

import type { FavoriteKind } from '@/goods/define'
import type { Mark } from '@/queries/mutation'
import { studyQueries } from '@/queries/study'

import { texts } from './texts'
import { useMark } from './useMark'

const markOf = (favorite: FavoriteKind, id: number): Mark => ({
  queryKey: favorite.queryKey(id),
  isOn: (client) => favorite.isOn(client, id),
  call: (flipped) => favorite.send(id, flipped),
  shownAtOnce(client, isOn) {
    // An answer that is on its way still says the old thing.
    void client.cancelQueries({ queryKey: favorite.queryKey(id) })
    favorite.show(client, id, isOn)
    return () => favorite.show(client, id, !isOn)
  },
  outdated: () => [studyQueries.all()],
})

/** Makes a thing a favorite; what is on screen is the cached answer of its kind's query. */
export const useFavorite = (favorite: FavoriteKind, id: number): (() => void) =>
  useMark(
    useMemo(() => markOf(favorite, id), [favorite, id]),
    texts.done,
  )
