export interface Handout {
  title: string
  text: string
  url: string
  /** Absolute URL of a picture; '' = none. */
  thumb: string
}

/** The share sheet of the browser or of the operator's app. H5 only. */
export interface BrowserSheet {
  /** Fetches the picture early, because the sheet opens in answer to a tap and cannot wait. */
  preloadThumb(thumb: string): void
  /**
   * Opens the sheet; call it from a tap. Includes the picture if it has loaded and the browser accepts files.
   * @returns false when the browser refuses; a change of mind is not a refusal
   */
  open(handout: Handout): Promise<boolean>
}
