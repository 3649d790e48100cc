const listeners = new Set<() => void>()

/** Calls the listener for every page that comes to the front. @returns a function that stops it */
export function watchPageTurns(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const pageTurned = (): void => listeners.forEach((listener) => listener())
