export interface SelectedPassage {
  text: string
  /** How many marks of the text stand before it. */
  marksBefore: number
}

export interface SelectionAdapter {
  /** False in the mini-program, where no page learns what is selected. */
  readonly isSupported: boolean
  /**
   * Calls back when the selection inside the element with this id has come to rest; null = nothing of it is selected
   * any more. Returns the function that stops it.
   * @param markClass of the empty elements that are counted
   */
  watch(rootId: string, markClass: string, listener: (passage: SelectedPassage | null) => void): () => void
  clear(): void
}
