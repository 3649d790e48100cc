export interface VideoProps {
  src: string
  poster?: string
}

export interface AudioProps {
  src: string
}

/** A page with a player, on an allowed host. */
export interface FrameProps {
  url: string
  onLink: (url: string) => void
}

/** Higher than wide. `ratio` is width by height; absent = unknown. */
export const isTall = (ratio: number | undefined): ratio is number => ratio !== undefined && ratio > 0 && ratio < 1
