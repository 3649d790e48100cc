/** Picture, tabs and field of a live room leave a list of some 300 here. */
export const lowPx = 700

export interface Viewport {
  /** What a long list may draw at a time without holding up the page: so many items at most, then a pause. */
  readonly drawing: { maxItems: number; pauseMs: number }
  /**
   * Calls back whenever the element with this id comes within `marginPx` above or below what is on screen, or
   * leaves that range; `heightPx` is its height then. Answers the way to stop.
   * Says nothing while the page is hidden, and never where the engine cannot watch.
   */
  watchNear(id: string, marginPx: number, listener: (isNear: boolean, heightPx: number) => void): () => void
  /** Calls back whether two columns fit, now and whenever that changes. Answers the way to stop. */
  watchWide(listener: (isWide: boolean) => void): () => void
  /** A window over a list would leave too little of it. */
  isLow(): boolean
  /**
   * Calls back with the height of the element with this id, now and whenever it changes; never in the mini-program.
   * Answers the way to stop.
   */
  watchHeight(id: string, listener: (heightPx: number) => void): () => void
  /**
   * Scrolls the page back until `anchorId` meets the top edge of `stuckId`, an element that stuck while the
   * page scrolled on; does nothing while it is not stuck.
   */
  unstick(anchorId: string, stuckId: string): void
  /**
   * How many of the elements of this class inside `rootId` begin above a line `linePx` below the screen's top;
   * null = `rootId` is not on the page.
   */
  countAbove(rootId: string, className: string, linePx: number): Promise<number | null>
  /**
   * Scrolls, without a motion, until the element of this class and `index` inside `rootId` begins at that line;
   * -1 stands for `rootId` itself. True = it has been there already; false = it was elsewhere, or is not there.
   */
  bring(rootId: string, className: string, index: number, linePx: number): Promise<boolean>
}
