/** What a pasted code carries besides itself: blanks, marks without a width, full-width and small letters. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
