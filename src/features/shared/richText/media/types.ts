export interface VideoProps {
  src: string
  poster?: string
}

export interface AudioProps {
  src: string
}

/** A page with a player. */
export interface FrameProps {
  url: string
  /** Its host is not allowed: it is not embedded. */
  isLink?: boolean
  onLink: (url: string) => void
}

/** Higher than wide. `ratio` is width by height; absent = unknown. */
export const isTall = (ratio: number | undefined): ratio is number => ratio !== undefined && ratio > 0 && ratio < 1
