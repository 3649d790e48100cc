const folded = (text: string) => text.toLowerCase()

/** The words of a search, each once, in lower case. */
export const wordsOf = (query: string): string[] => [...new Set(folded(query).split(/\s+/).filter(Boolean))]

/** Whether the text contains all words, in any order. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const hay = folded(text)
  return words.every((word) => hay.includes(word))
}

export interface MarkedPart {
  text: string
  isHit: boolean
}

/** Splits a text at the words. The joined parts are the text again. */
export function markWords(text: string, words: readonly string[]): MarkedPart[] {
  const hay = folded(text)
  // Some letters get longer in lower case, which would shift the marks.
  if (hay.length !== text.length) return [{ text, isHit: false }]
  const parts: MarkedPart[] = []
  let from = 0
  while (from < text.length) {
    const [next] = words
      .map((word) => ({ at: hay.indexOf(word, from), word }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.word.length - one.word.length)
    const at = next?.at ?? text.length
    if (at > from) parts.push({ text: text.slice(from, at), isHit: false })
    if (next) parts.push({ text: text.slice(at, at + next.word.length), isHit: true })
    from = at + (next?.word.length ?? 0)
  }
  return parts
}
