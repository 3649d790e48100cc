export interface TabLock {
  /**
   * Runs `run` while no other tab of this browser holds this name; `hasWaited`: another one did. Where tabs cannot know of
   * each other (storage refused, the mini-program, which has none) it runs at once.
   * @param onLost this tab slept so long that another one has taken it (old browsers, and without https)
   */
  hold<T>(name: string, run: (hasWaited: boolean) => Promise<T>, onLost?: () => void): Promise<T>
  /** As `hold`, but not at all while another tab holds it. */
  holdIfFree(name: string, run: (hasWaited: false) => Promise<void>, onLost?: () => void): Promise<void>
}
