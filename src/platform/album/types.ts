/** `refused`: the learner has not let the app into the album; `cancelled`: has changed their mind. */
type Saving = 'saved' | 'refused' | 'cancelled'

export interface Album {
  /** False in WeChat's own browser, which takes no downloads: there a picture is kept by a long press. */
  readonly canSave: boolean
  /** For a `<Image>` that is kept or sent by a long press; browsers offer that by themselves. */
  readonly longPress: { showMenuByLongpress?: true }
  /**
   * Puts a picture of this device into the album, on H5 among the downloads.
   * @throws when the device cannot
   */
  save(picture: string, name: string): Promise<Saving>
  /** Leads to where a refusal is taken back; true when it was. On H5 nothing is refused. */
  openSettings(): Promise<boolean>
}
