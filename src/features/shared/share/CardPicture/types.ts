export interface CardPictureProps {
  /** Absolute URL, or ''. */
  thumb: string
}
