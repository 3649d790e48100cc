/** A sign of a page: the piece of text that it is in, and its place there. */
export interface Spot {
  readonly piece: number
  readonly offset: number
}

/** Both ends belong to it. */
export interface Match {
  readonly from: Spot
  readonly to: Spot
}

/** A page's text as it is searched, sign by sign, and where each of them stands. */
export interface PageText {
  readonly signs: string
  readonly spots: readonly Spot[]
}

/** Wide and narrow, large and small signs are the same; ligatures are their letters. */
const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** Lines and pieces of a PDF break anywhere, so blanks do not count. */
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
