export interface Device {
  /** Value of the platform header. MINI is what the backend calls the mini-program (contract `core.md` 11.9). */
  readonly platform: 'H5' | 'IOS' | 'ANDROID' | 'MINI'
  /** The page runs inside WeChat's own browser. */
  readonly isWechatBrowser: boolean
  /** A phone or tablet, or a small window; false = a computer (spec, part 4: desktop redirect). */
  readonly isMobile: boolean
  /** Leaves for another address; no-op in the mini-program. */
  leaveFor(url: string): void
  /** Loads the app anew. */
  restart(): void
  /** Parameters that stand outside the route: of the address on H5, of the launch in the mini-program. */
  launchQuery(): Record<string, string>
}
