import type { Tone } from '@/lib/tone'

export interface Toaster {
  /** A short word over the page; a newer one takes its place. Read aloud. */
  show(text: string, durationMs: number, tone?: Tone): void
  /** The word for a wait that has become long; stays until `hideLoading`. */
  showLoading(text: string): void
  hideLoading(): void
}
