/** Pictures taken from videos. They are kept on this device only. */
export interface Stills {
  /** False in the mini-program, whose video gives no picture. */
  readonly canTake: boolean
  /**
   * What the video inside the element with this id shows now, as a JPEG; null = there is no video, it shows nothing yet,
   * or its host does not let the page read it.
   * @param mark is written on it: what lies over the video is not on its picture
   */
  take(rootId: string, mark: string): Promise<Blob | null>
  /** @returns false when it cannot be kept */
  store(key: string, still: Blob): Promise<boolean>
  get(key: string): Promise<Blob | null>
  drop(keys: readonly string[]): Promise<void>
  /** Makes an address that shows the picture until `letGo`. */
  show(still: Blob): string
  letGo(address: string): void
  /** All keys with this prefix. */
  keys(prefix: string): Promise<string[]>
}
