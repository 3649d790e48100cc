/** What can be done with rich text; the same object for a document's whole life. */
export interface Actions {
  /** Stands in something that is pressed itself: nothing in it is. */
  isInert: boolean
  /** A web address, a path of this app, `tel:` or `mailto:`, or `#` with the name of a place in this text. */
  onLink: (url: string) => void
  /** Shows a picture large, the document's others beside it. */
  onZoom: (src: string) => void
}
