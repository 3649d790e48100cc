export interface TabLock {
  /**
   * Runs `run` while no other tab of this browser holds this name; `hasWaited`: another tab held it before. Where tabs
   * cannot see each other (storage is refused, or it is the mini-program, which has one) it runs at once.
   * @param onLost this tab slept so long that another one took the lock (old browsers, and without https)
   */
  hold<T>(name: string, run: (hasWaited: boolean) => Promise<T>, onLost?: () => void): Promise<T>
  /** As `hold`, but does nothing while another tab holds it. */
  holdIfFree(name: string, run: (hasWaited: false) => Promise<void>, onLost?: () => void): Promise<void>
}
