/**
 * "Back" closes the topmost layer (`lib/layers`) instead of leaving the page. H5: one entry of the history stands for
 * all open layers. Mini-program: the page's frame has a `page-container` (`features/shared/page/LayerGuard`).
 */
export interface LayerBack {
  /** Called at the start. No-op in the mini-program. */
  watch(): void
  /** Fetches the code early, so that the first layer neither waits nor fails offline. */
  warmUp(): void
  /** Moves to another page after the layers' entry or container is out of the way. */
  aside(move: () => Promise<unknown>): Promise<unknown>
}
