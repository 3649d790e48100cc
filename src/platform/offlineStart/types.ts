export interface OfflineStart {
  /**
   * Once the page is calm: keeps the app itself on this device, so that it starts without a network, or lets go of what
   * was kept. Where the browser cannot, nothing happens. The mini-program's code is WeChat's to keep.
   */
  keep(isWanted: boolean): Promise<void>
  /** Whether the app itself starts without a network. */
  isKept(): Promise<boolean>
}
