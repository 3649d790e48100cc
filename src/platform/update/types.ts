export interface UpdateTexts {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

interface UpdateWatch {
  /** What is asked: whether to restart now. */
  texts: UpdateTexts
  /** For the end whose own question may be asked by the app. */
  ask: (texts: UpdateTexts) => Promise<boolean>
  /** What is asked when code did not come, though there is no newer version. */
  failedTexts: UpdateTexts
  /** Code did not come because there is no network. The page on screen stays. */
  onOffline: () => void
}

export interface Updater {
  /**
   * Goes on to the newest version of the app itself.
   * @returns false when it is not on this device yet (mini-program)
   */
  apply(url: string): boolean
  /**
   * Offers to load the app anew where it stands, with nothing but what is loaded already; once at a time. No-op in the
   * mini-program.
   */
  offerReload(texts: UpdateTexts): void
  /** Its question is on screen; never in the mini-program, where WeChat asks. */
  isAsking(): boolean
  /**
   * Watches for a new version that makes this one unusable: code that no longer loads (H5, which draws the
   * question itself, since the dialog's code may be gone as well), a downloaded update (mini-program).
   */
  watch(watch: UpdateWatch): void
}
