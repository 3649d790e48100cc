/** A ratio as a whole number from 0 to 100. Rounding does not make it 100: only the whole is. */
export const toPercent = (ratio: number): number =>
  ratio >= 1 ? 100 : Math.min(99, Math.round(Math.max(0, ratio) * 100))
