/** Of no use: another type than a picture, one that browsers do not draw, too large to be opened. */
export type Refusal = 'type' | 'heic' | 'size'

/** The learner's file is of no use. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  constructor(readonly reason: Refusal) {
    super(reason)
  }
}

/** A JPEG or PNG on this device. */
export interface LocalPicture {
  /** Its address, until `release` gives its memory back. */
  path: string
  release: () => void
}

export type PickedPicture = {
  /** What the learner knows it by: its file name, or its place in what was chosen. */
  name: string
} & ({ picture: LocalPicture } | { picture: null; refusal: Refusal })

export interface Pictures {
  /**
   * Lets the learner choose a picture; call it from a tap. In the mini-program it comes back square where
   * WeChat can cut it.
   * @returns its address on this device; `null` when the learner has changed their mind
   * @throws PictureRefused
   */
  pick(): Promise<string | null>
  /** As `pick`, any number of them, uncut, made to fit what servers take; empty = the learner has changed their mind. */
  pickSeveral(): Promise<PickedPicture[]>
  /** Size in bytes of a file with an address on this device. */
  measure(path: string): Promise<number>
}
