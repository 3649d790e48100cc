export interface Webview {
  /** Web addresses open inside a page of the app (mini-program); false = as pages of the browser (H5). */
  readonly isEmbedded: boolean
  /**
   * Opens a new tab and keeps this page; call it from a tap.
   * @returns false when there are no tabs here (mini-program), or the browser refuses
   */
  openTab(url: string): boolean
  /** Replaces this page with a web address, so that "back" does not lead here again. No-op when embedded. */
  replaceWith(url: string): void
}
