export interface Device {
  /**
   * Value of the platform header. The backend calls the mini-program MINI (docs/backend/README.md#hosts-and-headers).
   */
  readonly platform: 'H5' | 'IOS' | 'ANDROID' | 'MINI'
  /** The page runs inside WeChat's own browser. */
  readonly isWechatBrowser: boolean
  /** A phone or tablet; false = a computer, with or without touch (docs/backend/rules.md#launch-sequence). */
  readonly isMobile: boolean
  /** Leaves for another address; no-op in the mini-program. */
  leaveFor(url: string): void
  /** Whether the address is this app's own, whatever its scheme and parameters. Always false in the mini-program. */
  isHere(url: string): boolean
  /** Removes a parameter before and behind the hash. No-op in the mini-program. */
  dropParam(name: string): void
  /**
   * "Back" brought this page, and it is still loading: until then the browser answers from its cache, however old that
   * is. Always false in the mini-program.
   */
  isReplayed(): boolean
  /** Loads the app anew. */
  restart(): void
  /** WeChat shows this one page out of its timeline: no navigation, no login, no storage. */
  readonly isSinglePage: boolean
  /**
   * Reports parameters outside the route: on H5 of the address; in the mini-program of the launch, at once, and of
   * every card that opens the app later.
   */
  watchEntries(listener: (query: Record<string, string>) => void): void
}
