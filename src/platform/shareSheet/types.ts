export interface Handout {
  title: string
  text: string
  url: string
  /** Absolute URL of a picture; '' = none. */
  thumb: string
}

/** The sheet, of the browser or of the operator's app, of what can take a link. H5 only. */
export interface BrowserSheet {
  /** Fetches the picture ahead: the sheet opens in answer to a tap, and does not wait. */
  prepare(thumb: string): void
  /**
   * Opens the sheet; call it from a tap. The picture goes along once it is here and where the browser takes files.
   * False when the browser refuses; a change of mind is no refusal.
   */
  offer(handout: Handout): Promise<boolean>
}
