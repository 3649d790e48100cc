export interface HighlightPart {
  text: string
  isHit: boolean
}

/** Splits a text at a keyword, whatever the case; the parts joined are the text again. */
export function highlight(text: string, keyword: string): HighlightPart[] {
  const needle = keyword.trim().toLowerCase()
  if (needle === '') return [{ text, isHit: false }]
  const parts: HighlightPart[] = []
  const hay = text.toLowerCase()
  let from = 0
  for (;;) {
    const at = hay.indexOf(needle, from)
    if (at < 0) break
    if (at > from) parts.push({ text: text.slice(from, at), isHit: false })
    parts.push({ text: text.slice(at, at + needle.length), isHit: true })
    from = at + needle.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), isHit: false })
  return parts
}
