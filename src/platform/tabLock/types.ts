export interface TabLock {
  /**
   * Runs `run` while no other tab of this browser holds this name; `hasWaited`: another one did. Where there are no
   * locks (no https, storage refused, the mini-program, which has no tabs) it runs at once.
   */
  hold<T>(name: string, run: (hasWaited: boolean) => Promise<T>): Promise<T>
}
