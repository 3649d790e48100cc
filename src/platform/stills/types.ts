/** Pictures out of videos, and where they are kept: on this device alone. */
export interface Stills {
  /** False in the mini-program, whose video gives none. */
  readonly canTake: boolean
  /**
   * What the video inside the element with this id shows now, as a JPEG; null = there is no video, it shows nothing yet,
   * or its host does not let the page read it.
   * @param mark is written on it: what lies over the video is not on its picture
   */
  take(rootId: string, mark: string): Promise<Blob | null>
  /** @returns false when it cannot be kept */
  keep(key: string, still: Blob): Promise<boolean>
  get(key: string): Promise<Blob | null>
  drop(keys: readonly string[]): Promise<void>
  /** An address at which a picture shows until it is let go. */
  show(still: Blob): string
  letGo(address: string): void
  /** All that begin so. */
  keys(prefix: string): Promise<string[]>
}
