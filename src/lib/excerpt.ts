/** Characters before the first word, and in total. */
const leadLength = 16
const excerptLength = 90

/** The part of a long text around the words. */
export function excerptAt(text: string, words: readonly string[]): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const hay = line.toLowerCase()
  const places = words.map((word) => hay.indexOf(word)).filter((at) => at >= 0)
  const from = Math.max(0, Math.min(...places) - leadLength)
  if (places.length === 0 || from === 0) return line.slice(0, excerptLength)
  return `…${line.slice(from, from + excerptLength)}`
}
