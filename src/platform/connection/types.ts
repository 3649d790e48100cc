export interface Connection {
  isOnline(): boolean
  /** The learner saves data, or the network is slow: nothing is fetched that nobody has asked for. */
  isDear(): boolean
  /** Calls back on every change of the network; answers the way to stop. */
  watchOnline(listener: (isOnline: boolean) => void): () => void
  /** Calls back when the app comes to the front or leaves it. */
  watchVisible(listener: (isVisible: boolean) => void): () => void
}
