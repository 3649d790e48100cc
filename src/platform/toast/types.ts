export interface Toaster {
  /** A short word over the page; a newer one takes its place. Read aloud. */
  show(words: string, durationMs: number): void
  /** The word for a wait that has become long; stays until `hideLoading`. */
  showLoading(words: string): void
  hideLoading(): void
}
