/**
 * `started`: the browser has it, and does not tell whether it saves it. `refused`: the app may not use the album.
 * `cancelled`: the learner changed their mind.
 */
type Saving = 'saved' | 'started' | 'refused' | 'cancelled'

export interface Album {
  /** False in WeChat's browser, which takes no downloads: there a long press saves a picture. */
  readonly canSave: boolean
  /** For an `<Image>` that a long press can save or send; browsers offer that by themselves. */
  readonly longPress: { showMenuByLongpress?: true }
  /**
   * Saves a picture of this device to the album, or on H5 to the downloads.
   * @throws when the device cannot
   */
  save(picture: string, name: string): Promise<Saving>
  /** Opens the settings where a refusal can be undone. @returns true when it was; H5 refuses nothing */
  openSettings(): Promise<boolean>
}
