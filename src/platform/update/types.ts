export interface UpdateTexts {
  title: string
  text: string
  confirmLabel: string
  cancelLabel: string
}

interface UpdateWatch {
  /** The question whether to restart now. */
  texts: UpdateTexts
  /** Used by the end on which the app can ask. */
  ask: (texts: UpdateTexts) => Promise<boolean>
  /** The question when code failed to load, though there is no newer version. */
  failedTexts: UpdateTexts
  /** Code failed to load because there is no network. The page on screen stays. */
  onOffline: () => void
}

export interface Updater {
  /**
   * Goes to the newest version of the app, if that is ready. In the mini-program it may be on its way to this device, or
   * not come before the app is started anew.
   */
  apply(url: string): 'ready' | 'coming' | 'missing'
  /**
   * Offers to reload the app on its page, with only code that is already loaded; one question at a time. No-op in the
   * mini-program.
   */
  offerReload(texts: UpdateTexts): void
  /** The question is on screen. Always false in the mini-program, where WeChat asks. */
  isAsking(): boolean
  /**
   * Watches for a new version that makes this one unusable: code that no longer loads (H5 draws the question itself,
   * because the dialog's code may be gone, too), or a downloaded update (mini-program).
   */
  watch(watch: UpdateWatch): void
}
