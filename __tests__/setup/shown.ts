import { toaster } from '@/platform/toast'
import type { Tone } from '@/lib/tone'

const { show } = toaster
let calls: { words: string; tone?: Tone }[] = []
toaster.show = (words, durationMs, tone) => {
  calls.push({ words, tone })
  show(words, durationMs, tone)
}
beforeEach(() => void (calls = []))

/** Toasts that this test has seen, oldest first; with a tone, those of that tone. */
export const shown = (tone?: Tone): string[] =>
  calls.filter((call) => !tone || call.tone === tone).map(({ words }) => words)
