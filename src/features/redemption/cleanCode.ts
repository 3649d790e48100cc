/** No code is longer. */
export const maxCodeLength = 64

/** Removes what pasted codes often contain: spaces, zero-width characters, full-width and small letters. */
export const cleanCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .toUpperCase()
