import { useLayoutEffect, useRef } from 'react'

import { showRow } from '@/platform/rowInBox'

/** The id of a row in a box that opens at its current one. */
export const rowId = (id: number) => `row-${id}`

/**
 * A scrolling box opens at its current row. It follows when the mark moves on, unless the learner has scrolled the mark
 * out of sight.
 * @param boxId `undefined` = the list has no box of its own, or is not shown
 */
export function useCurrentRow(boxId: string | undefined, currentId: number | undefined): void {
  const former = useRef<number>()
  useLayoutEffect(() => {
    if (boxId === undefined || currentId === undefined) return
    showRow(boxId, rowId(currentId), former.current === undefined ? undefined : rowId(former.current))
    former.current = currentId
  }, [boxId, currentId])
}
