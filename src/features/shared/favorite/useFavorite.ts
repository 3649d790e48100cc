import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'

import { toast } from '@/features/shared/dialog'
import type { FavoriteKind } from '@/goods/define'
import { errorText } from '@/http/apiError'
import { studyQueries } from '@/queries/study'

import { createOptimisticToggle, useFlush } from './optimisticToggle'
import { texts } from './texts'

/** Makes a thing a favorite; what is on screen is the cached answer of its kind's query. */
export function useFavorite(favorite: FavoriteKind, id: number): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    return createOptimisticToggle({
      isOn: () => favorite.isOn(client, id),
      send: (flipped) => favorite.send(id, flipped),
      onChange(next) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey: favorite.queryKey(id) })
        favorite.show(client, id, next)
      },
      onSettled(next) {
        toast(next ? texts.done.on : texts.done.off, 'success')
        void client.invalidateQueries({ queryKey: studyQueries.all() })
      },
      onError: (error) => toast(errorText(error), 'error'),
    })
  }, [client, favorite, id])
  useFlush(toggle.flush)
  return toggle.press
}
