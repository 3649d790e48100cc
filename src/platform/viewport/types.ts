/** On such a screen the picture, tabs and field of a live room leave some 300 px to a list. */
export const lowPx = 700

export interface Viewport {
  /** What a long list may draw at a time without blocking the page: at most `maxItems`, then a pause. */
  readonly drawing: { maxItems: number; pauseMs: number }
  /**
   * Calls back whenever the element with this id comes within `marginPx` of the screen's top or bottom edge, or leaves
   * that range; `heightPx` is its height then. Reports nothing while the page is hidden, or where the engine cannot
   * watch. @returns a function that stops it
   */
  watchNear(id: string, marginPx: number, listener: (isNear: boolean, heightPx: number) => void): () => void
  /**
   * Calls back whether two columns fit, now and with each change: from 768 px on, or where `media` holds. The
   * mini-program, whose phones do not turn, ignores `media`. @returns a function that stops it
   */
  watchWide(listener: (isWide: boolean) => void, media?: string): () => void
  /** Calls back when the window's width has changed: a phone was turned. @returns a function that stops it */
  watchWidth(listener: () => void): () => void
  /** A window over a list would leave too little of it. */
  isLow(): boolean
  /**
   * Calls back with the height of the element with this id, now and with each change; never in the mini-program.
   * @returns a function that stops it
   */
  watchHeight(id: string, listener: (heightPx: number) => void): () => void
  /**
   * Scrolls the page back until `anchorId` meets the top edge of `stuckId`, an element that sticks while the page
   * scrolls. Does nothing while it is not stuck.
   */
  unstick(anchorId: string, stuckId: string): void
  /**
   * The number of elements of this class inside `rootId` that begin above a line `linePx` below the screen's top; null
   * = `rootId` is not on the page.
   */
  countAbove(rootId: string, className: string, linePx: number): Promise<number | null>
  /**
   * Scrolls without animation until the element of this class and `index` inside `rootId` begins at that line; -1 means
   * `rootId` itself. @returns true = it was there already; false = it was elsewhere, or does not exist
   */
  bring(rootId: string, className: string, index: number, linePx: number): Promise<boolean>
}
