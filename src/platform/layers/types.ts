/**
 * "Back" closes the topmost layer (`lib/layers`) in place of leaving the page. H5: one entry of the history stands for
 * all that is open. Mini-program: the page's frame has a `page-container` (`features/shared/page/LayerGuard`).
 */
export interface LayerBack {
  /** From the start on. No-op in the mini-program. */
  watch(): void
  /** Fetches the code before it is needed, so that the first layer does not wait, nor fail offline. */
  warmUp(): void
  /** Moves to another page, when what takes "back" for the layers is out of the way. */
  aside(move: () => Promise<unknown>): Promise<unknown>
}
