const listeners = new Set<() => void>()

/** Hears of every page that comes in front. @returns stops it */
export function watchPageTurns(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const pageTurned = (): void => listeners.forEach((listener) => listener())
