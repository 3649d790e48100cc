import type { Tone } from '@/lib/tone'

export interface Toaster {
  /** Shows a short message over the page. A newer one replaces it. Read aloud. */
  show(text: string, durationMs: number, tone?: Tone): void
  /** Shows a message for a long wait, until `hideLoading`. */
  showLoading(text: string): void
  hideLoading(): void
}
