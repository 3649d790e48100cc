export interface PullDownPlatform {
  /** Lets the pulled page rest again. */
  end(): void
}
