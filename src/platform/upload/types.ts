/** The file is unusable: not a picture, a format that browsers cannot draw, or too large to open. */
export type Refusal = 'type' | 'heic' | 'size'

/** The learner's file is unusable. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
  constructor(readonly reason: Refusal) {
    super(reason)
  }
}

/** A JPEG or PNG on this device. */
export interface LocalPicture {
  /** Its address, until `release` frees its memory. */
  path: string
  release: () => void
}

export type PickedPicture = {
  /** How the learner knows it: its file name, or its number in the selection. */
  name: string
} & ({ picture: LocalPicture } | { picture: null; refusal: Refusal })

/**
 * Browsers before Chrome 113 and iOS 16.4 do not say that the learner chose nothing: the promise then stays open, so no
 * control may wait for it.
 */
export interface Pictures {
  /**
   * Lets the learner choose a picture; call it from a tap. In the mini-program it is square where WeChat can cut it.
   * @returns its address on this device; `null` when the learner changed their mind
   * @throws PictureRefused
   */
  pick(): Promise<string | null>
  /**
   * As `pick`, but several, uncut; empty = the learner changed their mind.
   * @param room so many can be taken. Browsers offer any number
   * @param onChosen told their number before a browser makes them ready, which takes it about a second each
   */
  pickSeveral(room?: number, onChosen?: (count: number) => void): Promise<PickedPicture[]>
  /** Just before sending. @returns the picture, made smaller where it is too large and the device can do that */
  fit(path: string, maxBytes: number): Promise<string>
  /** Size in bytes of a file on this device. */
  measure(path: string): Promise<number>
}
