import { toaster } from '@/platform/toast'
import type { Tone } from '@/platform/toast/types'

const { show } = toaster
let calls: { words: string; tone?: Tone }[] = []
toaster.show = (words, durationMs, tone) => {
  calls.push({ words, tone })
  show(words, durationMs, tone)
}
beforeEach(() => void (calls = []))

/** The short words that this test has seen over the page, oldest first; with a tone, those that ended so. */
export const shown = (tone?: Tone): string[] =>
  calls.filter((call) => !tone || call.tone === tone).map(({ words }) => words)
