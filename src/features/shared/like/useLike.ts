import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'

import { toast } from '@/features/shared/dialog'
import { errorText } from '@/http/apiError'
import { studyQueries } from '@/queries/study'

import { type LikeKind, likeMarks } from './marks'
import { createSettledToggle } from './settledToggle'
import { texts } from './texts'

/** Collects a thing; what is on screen is the cached answer of its kind's query. */
export function useLike(kind: LikeKind, id: number): () => void {
  const client = useQueryClient()
  const toggle = useMemo(() => {
    const { queryKey, isOn, show, send } = likeMarks[kind]
    return createSettledToggle({
      isOn: () => isOn(client, id),
      send: () => send(id),
      onChange(next) {
        // An answer that is on its way still says the old thing.
        void client.cancelQueries({ queryKey: queryKey(id) })
        show(client, id, next)
      },
      onSettled(next) {
        toast(next ? texts.done.on : texts.done.off)
        void client.invalidateQueries({ queryKey: studyQueries.all() })
      },
      onError: (error) => toast(errorText(error)),
    })
  }, [client, kind, id])
  useEffect(() => toggle.flush, [toggle])
  return toggle.press
}
