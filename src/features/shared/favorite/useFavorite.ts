import { useMemo } from 'react'

import type { FavoriteKind } from '@/goods/define'
import { type Mark, showAtOnce } from '@/queries/mutation'
import { studyQueries } from '@/queries/study'

import { texts } from './texts'
import { useMark } from './useMark'

const markOf = (favorite: FavoriteKind, id: number): Mark => ({
  queryKey: favorite.queryKey(id),
  isOn: (client) => favorite.isOn(client, id),
  call: (flipped) => favorite.send(id, flipped),
  shownAtOnce(client, isOn) {
    const show = (isNow: boolean) => showAtOnce(client, favorite.queryKey(id), () => favorite.show(client, id, isNow))
    show(isOn)
    return () => show(!isOn)
  },
  outdated: () => [studyQueries.all()],
})

/** Flips a favorite. The screen shows the cached answer of its kind's query. */
export const useFavorite = (favorite: FavoriteKind, id: number): (() => void) =>
  useMark(
    useMemo(() => markOf(favorite, id), [favorite, id]),
    texts.done,
  )
