/** The learner's file is of no use: another type than a picture, or too large to be opened. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  constructor(readonly reason: 'type' | 'size') {
    super(reason)
  }
}

export interface Pictures {
  /**
   * Lets the learner choose a picture; call it from a tap. In the mini-program it comes back square where
   * WeChat can cut it.
   * @returns its address on this device; `null` when the learner has changed their mind
   * @throws PictureRefused
   */
  pick(): Promise<string | null>
  /** Size in bytes of a file with an address on this device. */
  measure(path: string): Promise<number>
}
