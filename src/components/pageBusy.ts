import { useCallback, useContext, useEffect, useState } from 'react'

import { layersOf } from '@/lib/layers'

import { LayerPage } from './layerPage'

/** What the learner is at, each with the name of its page. */
const begun = new Set<{ page: string }>()

/** Elements of layers that only show a part of the page larger. */
const enlarged = new Set<unknown>()

/** @returns the function to call when it is no longer larger */
export function showLarger(element: unknown): () => void {
  enlarged.add(element)
  return () => void enlarged.delete(element)
}

/** Says that the learner is at something here, which they would lose if the page went on by itself. */
export function useBusy(isBusy: boolean): void {
  const page = useContext(LayerPage)
  useEffect(() => {
    if (!isBusy) return undefined
    const one = { page }
    begun.add(one)
    return () => void begun.delete(one)
  }, [page, isBusy])
}

/** For a text field. A word that is being composed counts before the field has it. */
export function useBusyFocus(): (hasFocus: boolean) => void {
  const [hasFocus, setFocus] = useState(false)
  useBusy(hasFocus)
  return setFocus
}

/** Whether the learner is at something on this page, or something else lies over it. */
export function usePageBusy(): () => boolean {
  const page = useContext(LayerPage)
  return useCallback(
    () =>
      layersOf(page).some(({ element }) => !enlarged.has(element?.())) || [...begun].some((one) => one.page === page),
    [page],
  )
}
