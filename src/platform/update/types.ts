export interface Updater {
  /** Gets the newest version of the app itself. */
  apply(url: string): void
  /**
   * Watches for a new version that makes this one unusable: a page's code that no longer loads (H5),
   * a downloaded update (mini-program). `ask` shows what to do and answers whether to restart now.
   */
  watch(ask: () => Promise<boolean>): void
}
