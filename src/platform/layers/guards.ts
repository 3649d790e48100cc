/** A page's `page-container`. */
interface Guard {
  /** Resolves when it does not stand in the way of a move any more; at once when it is not shown. */
  clear(): Promise<void>
  /** Called after the move. */
  restore(): void
}

/** By page name (`lib/layers`). */
export const guards = new Map<string, Guard>()
