export interface Device {
  /**
   * Value of the platform header. MINI is what the backend calls the mini-program
   * (docs/backend/README.md#hosts-and-headers).
   */
  readonly platform: 'H5' | 'IOS' | 'ANDROID' | 'MINI'
  /** The page runs inside WeChat's own browser. */
  readonly isWechatBrowser: boolean
  /** A phone or tablet; false = a computer, one that can be touched too (docs/backend/rules.md#launch-sequence). */
  readonly isMobile: boolean
  /** Leaves for another address; no-op in the mini-program. */
  leaveFor(url: string): void
  /** Is this address this app's own, whatever its scheme and parameters? Never in the mini-program. */
  isHere(url: string): boolean
  /** Takes a parameter out of the address, before and behind the hash. No-op in the mini-program. */
  dropParam(name: string): void
  /**
   * This page was brought by "back" and has not finished loading: until then the browser answers out of its cache,
   * however old that is. Never in the mini-program.
   */
  isReplayed(): boolean
  /** Loads the app anew. */
  restart(): void
  /** WeChat shows one page alone, out of its timeline: no moves, no login, none of what the device keeps. */
  readonly isSinglePage: boolean
  /**
   * Tells the parameters that stand outside the route, of the address on H5: of the launch, at once, and in the
   * mini-program of every card that opens it later.
   *
   * @param listener its `path` is the page that is opened, without a slash before it; '' on H5
   */
  watchEntries(listener: (query: Record<string, string>, path: string) => void): void
}
