/**
 * Scrolls a box, and nothing around it, until one of its rows is in sight.
 * @param formerId only if this row is in sight, or gone: whoever has scrolled it away is reading elsewhere
 */
export type ShowRow = (boxId: string, rowId: string, formerId?: string) => void

interface Edges {
  top: number
  bottom: number
}

/** Some pixel of the row is inside the box. */
export const isInSight = (row: Edges, box: Edges): boolean => row.bottom > box.top && row.top < box.bottom

/** All of the row is inside the box. */
export const isWhole = (row: Edges, box: Edges): boolean => row.top >= box.top && row.bottom <= box.bottom
