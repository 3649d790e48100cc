/** Callbacks of a rich text. The object must not change during the document's life. */
export interface Actions {
  /** It is inside a pressable element, so nothing in it can be pressed. */
  isInert: boolean
  /** A web address, a path of this app, `tel:` or `mailto:`, or `#` with the name of a target in this text. */
  onLink: (url: string) => void
  /** Enlarges a picture, with the document's others beside it. */
  onZoom: (src: string) => void
}
