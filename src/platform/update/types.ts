export interface UpdateWords {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

interface UpdateWatch {
  /** What is asked: whether to restart now. */
  words: UpdateWords
  /** For the end whose own question may be asked by the app. */
  ask: (words: UpdateWords) => Promise<boolean>
  /** Code did not come because there is no network. The page on screen stays. */
  onOffline: () => void
}

export interface Updater {
  /** Gets the newest version of the app itself. */
  apply(url: string): void
  /**
   * Watches for a new version that makes this one unusable: code that no longer loads (H5, which draws the
   * question itself, since the dialog's code may be gone as well), a downloaded update (mini-program).
   */
  watch(watch: UpdateWatch): void
}
