/** Before the first word, and in all. */
const leadLength = 16
const excerptLength = 90

/** As much of a long text as tells where the words stand. */
export function excerptAt(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const hay = line.toLowerCase()
  const places = words.map((word) => hay.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...places) - leadLength)
  if (places.length === 0 || from === 0) return line.slice(0, excerptLength)
  return `…${line.slice(from, from + excerptLength)}`
}
