/** A page's `page-container`. */
interface Guard {
  /** Done when it is out of the way of a move to another page, at once where it is not shown. */
  clear(): Promise<void>
  /** The move is over. */
  restore(): void
}

/** Those of the open pages, by the names of the pages (`lib/layers`). */
export const guards = new Map<string, Guard>()
