export interface WindowWidth {
  /** Calls back when the width has changed: a phone was turned, a window drawn wider. @returns a function that stops it */
  watch(listener: () => void): () => void
}
