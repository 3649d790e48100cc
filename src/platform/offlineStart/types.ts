export interface OfflineStart {
  /**
   * Stores the app itself on this device when the page is idle, so that it starts without a network; or removes it.
   * No-op where the browser cannot, and in the mini-program, whose code WeChat stores.
   */
  store(isWanted: boolean): Promise<void>
  /** Whether the app itself starts without a network. */
  isStored(): Promise<boolean>
}
