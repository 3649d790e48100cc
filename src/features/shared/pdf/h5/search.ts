/** A character of a page: the piece of text with it, and its index there. */
export interface Spot {
  readonly piece: number
  readonly offset: number
}

/** Both ends are part of the match. */
export interface Match {
  readonly from: Spot
  readonly to: Spot
}

/** A page's text for the search, and the position of each character. */
export interface PageText {
  readonly signs: string
  readonly spots: readonly Spot[]
}

/** Ignores width and case of letters, and splits ligatures. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Removes spaces, because the lines and pieces of a PDF break anywhere. */
const bare = (text: string) => plain(text).replace(/\s/gu, '')

/** @param pieces in reading order */
export function pageText(pieces: readonly string[]): PageText {
  const spots: Spot[] = []
  let signs = ''
  pieces.forEach((text, piece) => {
    let offset = 0
    for (const sign of text) {
      const found = bare(sign)
      signs += found
      for (let unit = 0; unit < found.length; unit += 1) spots.push({ piece, offset })
      offset += sign.length
    }
  })
  return { signs, spots }
}

/** Without overlaps, in reading order. */
export function findIn({ signs, spots }: PageText, query: string): Match[] {
  const wanted = bare(query)
  if (wanted === '') return []
  const matches: Match[] = []
  for (let at = signs.indexOf(wanted); at >= 0; at = signs.indexOf(wanted, at + wanted.length)) {
    const from = spots[at]
    const to = spots[at + wanted.length - 1]
    if (from && to) matches.push({ from, to })
  }
  return matches
}
