export interface Connection {
  isOnline(): boolean
  /** The learner saves data, or the network is slow: fetch nothing unasked. */
  isDear(): boolean
  /** Calls back on every change of the network. @returns the function that stops it */
  watchOnline(listener: (isOnline: boolean) => void): () => void
  /** Calls back when the app comes to the front or leaves it. */
  watchVisible(listener: (isVisible: boolean) => void): () => void
}
